import { Check, Dices, Lightbulb, MainTool, RefreshCw, Tool, TurnTools, Undo2, useBreakpoint } from '@tablee/table-ui';
import type { DiceProps } from '../props.ts';
import type { DiceGame } from '../use-dice.ts';
import { askForMotion, useShakeToRoll } from './use-shake-to-roll.ts';

interface ToolsProps extends DiceProps {
  readonly game: DiceGame;
}

/** Buttons of a turn, at most one highlighted: first roll, then confirm or pass. */
export function Tools(props: ToolsProps) {
  const { game, view } = props;
  const isMine = game.me !== null && view.turn === game.me;
  if (isMine && (view.phase === 'roll' || view.phase === 'count')) return <RollTools {...props} />;
  return <LayTools {...props} />;
}

function RollTools({ game, say }: ToolsProps) {
  const { kept, canKeep, rollAll } = game.keeping;
  const count = game.hand.length - kept.size;
  const hasHint = canKeep && game.hand.length > 1;
  const isAdvised = game.hinted !== null && game.hinted.keeps !== null;
  const isLow = useBreakpoint('low'); // no room for a picture beside the hint
  useShakeToRoll(game.canRoll, game.roll);
  const onRoll = (): void => {
    askForMotion();
    game.roll();
  };
  return (
    <TurnTools isLarge>
      {canKeep && !isAdvised && (
        <Tool
          thing="roll-all"
          picture={<RefreshCw size={21} aria-hidden="true" />}
          word={say('ui.roll-all')}
          keepsWord={!hasHint}
          disabled={kept.size === 0}
          onClick={rollAll}
        />
      )}
      {hasHint && <HintTool {...{ game, say }} isDisabled={!game.canRoll} />}
      <MainTool
        thing="roll"
        state="now"
        picture={isLow && hasHint ? null : <Dices size={26} aria-hidden="true" />}
        word={say('ui.roll', { count })}
        disabled={!game.canRoll}
        onClick={onRoll}
      />
    </TurnTools>
  );
}

function LayTools({ game, say }: ToolProps) {
  const { draft, canLay } = game;
  return (
    <TurnTools>
      <HintTool {...{ game, say }} isDisabled={!canLay} />
      <Undo {...{ game, say }} />
      {draft.command === null ? <Pass {...{ game, say }} /> : <Confirm {...{ game, say }} />}
    </TurnTools>
  );
}

type ToolProps = Pick<ToolsProps, 'game' | 'say'>;

function HintTool({ game: { hinted, hint }, say, isDisabled }: ToolProps & { readonly isDisabled: boolean }) {
  const isDoing = hinted !== null && (hinted.step !== null || hinted.keeps !== null);
  return (
    <Tool
      thing="hint"
      picture={<Lightbulb size={21} aria-hidden="true" />}
      word={say(isDoing ? 'ui.hint.do' : 'ui.hint')}
      isDoing={isDoing}
      disabled={isDisabled}
      onClick={hint}
    />
  );
}

/**
 * Undoes the last step; or, with own dice chosen, returns them to the hand. A line that contains other dice stays
 * whole.
 */
function Undo({ game: { chosen, laid, canLay, undo, giveBack }, say }: ToolProps) {
  const isGiving = chosen.dice.length > 0 && chosen.dice.every(({ die }) => laid.has(die));
  return (
    <Tool
      thing={isGiving ? 'give-back' : 'undo'}
      picture={<Undo2 size={21} aria-hidden="true" />}
      word={say(isGiving ? 'ui.give-back' : 'ui.undo')}
      keepsWord
      disabled={!canLay || (undo === null && !isGiving)}
      onClick={isGiving ? giveBack : () => undo?.()}
    />
  );
}

function Pass({ game, say }: ToolProps) {
  const state = game.hinted?.isPass ? 'now' : 'idle';
  return <MainTool thing="pass" state={state} word={say('ui.pass')} disabled={!game.canLay} onClick={game.pass} />;
}

/** Enabled for an invalid table too: a press then shows the fault. */
function Confirm({ game, say }: ToolProps) {
  const isReady = game.canLay && game.draft.whyNot === null;
  return (
    <MainTool
      thing="confirm"
      state={isReady ? 'now' : 'off'}
      picture={<Check size={24} strokeWidth={3} aria-hidden="true" />}
      word={say('ui.confirm')}
      disabled={!game.canLay}
      onClick={game.confirm}
    />
  );
}
