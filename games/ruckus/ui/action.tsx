import { type Box, Button, type FloorShape, Lightbulb, placed, Ready, TimeBar, useHasCome } from '@tablee/table-ui';
import type { CSSProperties } from 'react';
import { countIn } from '../rules/family.ts';
import { autoCallAt, autoLayAt, readyAt } from '../rules/timing.ts';
import type { RuckusGame, RuckusProps } from './use-ruckus.ts';

interface ActionProps extends RuckusProps {
  readonly game: RuckusGame;
  readonly box: Box;
  readonly shape: FloorShape;
}

/** The button at the thumb: lay the pair, slap, or draw a card. */
export function Action(props: ActionProps) {
  const { game, say, box, shape, ready } = props;
  if (ready !== null) {
    return (
      <div className="action spot" data-shape={shape} style={placed(box)}>
        <Ready {...props} state={ready} />
      </div>
    );
  }
  return (
    <div className="action spot" data-shape={shape} style={placed(box)}>
      <button type="button" className="hint-button" data-thing="hint" aria-label={say('ui.hint')} onClick={game.hint}>
        <Lightbulb aria-hidden="true" />
      </button>
      <MainButton {...props} />
    </div>
  );
}

function MainButton(props: ActionProps) {
  const { game, view, say } = props;
  const { me, mustForm, mustSlap, shown } = game;
  const ready = me === null ? 0 : readyAt(shown.coming, me, 'draw');
  const isReady = useHasCome(ready);
  if (me === null) return null;
  if (mustSlap) {
    return (
      <Button look="now" data-thing="act" onClick={() => game.touch({ at: 'draw' })}>
        {say('ui.ruckus')}
        <Deadline since={view.emptySince[me] ?? null} until={autoCallAt(view, me)} />
      </Button>
    );
  }
  if (mustForm !== null) {
    const count = countIn(game.hand, mustForm);
    return (
      <Button look="now" data-thing="act" onClick={() => game.touch({ at: 'card', family: mustForm, nth: 0 })}>
        <span>{say('ui.lay', { family: mustForm, count })}</span>
        <Deadline since={view.pairSince[me] ?? null} until={autoLayAt(view, me)} />
      </Button>
    );
  }
  const isOpen = view.phase === 'play' && view.deck > 0;
  const acted = shown.coming.actedAt[me] ?? null;
  return (
    <Button
      look="paper"
      data-thing="act"
      disabled={!isOpen}
      data-paced={!isReady || undefined}
      onClick={() => game.touch({ at: 'draw' })}
    >
      {say(view.phase === 'play' && view.deck === 0 ? 'ui.no-deck' : 'ui.take')}
      {isOpen && !isReady && acted !== null && <ButtonTime since={acted} until={ready} />}
    </Button>
  );
}

interface DeadlineProps {
  readonly since: number | null;
  readonly until: number | null;
}

/** RK-A4, RK-A5: time until the step is played automatically. */
function Deadline({ since, until }: DeadlineProps) {
  return since !== null && until !== null && until > since && <ButtonTime since={since} until={until} />;
}

function ButtonTime({ since, until }: { readonly since: number; readonly until: number }) {
  return (
    <span className="button-time">
      <TimeBar since={since} until={until} />
    </span>
  );
}

/** RK-A14: time until my next move is allowed, as a line on the tray. */
export function PaceLine({ game, box }: Pick<ActionProps, 'game' | 'box'>) {
  const { me, shown } = game;
  const ready = me === null ? 0 : readyAt(shown.coming, me, 'form');
  const isReady = useHasCome(ready);
  const acted = me === null ? null : (shown.coming.actedAt[me] ?? null);
  if (isReady || acted === null || shown.coming.phase !== 'play') return null;
  const style = {
    transform: `translate(${box.left}px, ${box.top + box.height + 2}px)`,
    width: box.width,
  } as CSSProperties;
  return (
    <div className="spot pace-line" style={style}>
      <TimeBar since={acted} until={ready} />
    </div>
  );
}
