import { Button, Check, Dices, Lightbulb, RefreshCw, Undo2 } from '@tablee/table-ui';
import type { DiceProps } from '../props.ts';
import type { DiceGame } from '../use-dice.ts';
import styles from './tools.module.css';
import { askForMotion, useShakeToRoll } from './use-shake-to-roll.ts';

interface ToolsProps extends DiceProps {
  readonly game: DiceGame;
}

/** The buttons of a turn, of which at most one glows: first the throw, then sending the table or passing. */
export function Tools(props: ToolsProps) {
  const { game, view } = props;
  const isMine = game.me !== null && view.turn === game.me;
  if (isMine && (view.phase === 'roll' || view.phase === 'count')) return <RollTools {...props} />;
  return <LayTools {...props} />;
}

function RollTools({ game, say }: ToolsProps) {
  const { kept, canKeep, rollAll } = game.keeping;
  const count = game.hand.length - kept.size;
  useShakeToRoll(game.canRoll, game.roll);
  const onRoll = (): void => {
    askForMotion();
    game.roll();
  };
  return (
    <div className={styles['tools']} data-rolling="">
      {canKeep && (
        <Button look="paper" data-thing="roll-all" disabled={kept.size === 0} onClick={rollAll}>
          <RefreshCw size={21} aria-hidden="true" />
          <span>{say('ui.roll-all')}</span>
        </Button>
      )}
      <Button look="now" className={styles['main'] ?? ''} data-thing="roll" disabled={!game.canRoll} onClick={onRoll}>
        <Dices size={26} aria-hidden="true" />
        <span>{say('ui.roll', { count })}</span>
      </Button>
    </div>
  );
}

function LayTools({ game, say }: ToolsProps) {
  const { draft, hinted, canLay } = game;
  return (
    <div className={styles['tools']}>
      <Button
        look="paper"
        data-thing="hint"
        data-doing={hinted?.step ? '' : undefined}
        disabled={!canLay}
        onClick={game.hint}
      >
        <Lightbulb size={21} aria-hidden="true" />
        <span>{say(hinted?.step ? 'ui.hint.do' : 'ui.hint')}</span>
      </Button>
      <Undo {...{ game, say }} />
      {draft.command === null ? <Pass {...{ game, say }} /> : <Confirm {...{ game, say }} />}
    </div>
  );
}

type DeedProps = Pick<ToolsProps, 'game' | 'say'>;

/** Takes the last step back; own dice that are chosen go back to the hand instead. A line with others in it stays whole. */
function Undo({ game: { chosen, laid, canLay, undo, giveBack }, say }: DeedProps) {
  const isGiving = chosen.dice.length > 0 && chosen.dice.every(({ die }) => laid.has(die));
  return (
    <Button
      look="paper"
      data-thing={isGiving ? 'give-back' : 'undo'}
      disabled={!canLay || (undo === null && !isGiving)}
      onClick={isGiving ? giveBack : () => undo?.()}
    >
      <Undo2 size={21} aria-hidden="true" />
      <span>{say(isGiving ? 'ui.give-back' : 'ui.undo')}</span>
    </Button>
  );
}

function Pass({ game, say }: DeedProps) {
  return (
    <Button
      look={game.hinted?.isPass ? 'now' : 'paper'}
      className={styles['main'] ?? ''}
      data-thing="pass"
      disabled={!game.canLay}
      onClick={game.pass}
    >
      <span>{say('ui.pass')}</span>
    </Button>
  );
}

/** It can be pressed also while the table is wrong: then it says what is. */
function Confirm({ game, say }: DeedProps) {
  const isReady = game.canLay && game.draft.whyNot === null;
  return (
    <Button
      look={isReady ? 'now' : 'paper'}
      className={[styles['main'], isReady ? '' : styles['off']].join(' ')}
      data-thing="confirm"
      disabled={!game.canLay}
      onClick={game.confirm}
    >
      <Check size={24} strokeWidth={3} aria-hidden="true" />
      <span>{say('ui.confirm')}</span>
    </Button>
  );
}
