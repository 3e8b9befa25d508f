import { type Bot, type HumanPace, humanDelay } from '@tablee/bot-kit';
import { checkRummu } from '../rules/check.ts';
import { fallbackRummu } from '../rules/fallback.ts';
import { rummuMind } from '../rules/memory.ts';
import { canDraw } from '../rules/stock.ts';
import type { PlayCommand, RummuCommand, RummuTypes } from '../rules/types.ts';
import { playsAhead } from './ahead.ts';
import { overlooking } from './overlooking.ts';
import { isSlow, PATIENT, type Temper } from './temper.ts';
import { type Asked, playsWeighing, takesBetter } from './weighing.ts';

/** How a level plays: whether it takes the top discard, and what it does then. */
interface Style {
  readonly takes: (asked: Asked, temper: Temper) => boolean;
  readonly plays: (asked: Asked, temper: Temper) => PlayCommand;
  readonly temper: Temper;
}

const DRAWING: HumanPace = {
  notice: { middle: 1_100, scatter: 0.3 },
  act: { middle: 500, scatter: 0.3 },
  perDistraction: 0,
};
/** Looking through a hand; every move that is found takes a moment more. */
const PLAYING: HumanPace = {
  notice: { middle: 2_400, scatter: 0.35 },
  act: { middle: 900, scatter: 0.3 },
  perDistraction: 0.5,
};
/** One more discard, or the only card that is left. */
const OBVIOUS: HumanPace = {
  notice: { middle: 500, scatter: 0.3 },
  act: { middle: 400, scatter: 0.3 },
  perDistraction: 0,
};

function rummuBot(id: string, style: Style, remembers = false): Bot<RummuTypes> {
  return {
    id,
    mind: remembers ? rummuMind : null,
    searches: remembers,
    decide(asked) {
      const command = choose(asked, style);
      return command && { command, afterMs: humanDelay(paceOf(asked, command), asked.rng, movesIn(command)) };
    },
  };
}

function choose(asked: Asked, { takes, plays, temper }: Style): RummuCommand | null {
  const { view, seat } = asked;
  if (view.turn !== seat || view.phase === 'sheet' || view.phase === 'over') return null;
  const now = isSlow(view) ? PATIENT : temper;
  if (view.phase === 'draw') return !canDraw(view) || takes(asked, now) ? { do: 'take' } : { do: 'draw' };
  if (view.phase === 'taking' && takes(asked, now)) return { do: 'take' };
  const command = plays(asked, now);
  return checkRummu(view, seat, command) === null ? command : fallbackRummu(view, seat);
}

function paceOf({ view }: Asked, command: RummuCommand): HumanPace {
  if (command.do !== 'play') return view.phase === 'taking' ? OBVIOUS : DRAWING;
  return view.hand?.length === 1 ? OBVIOUS : PLAYING;
}

function movesIn(command: RummuCommand): number {
  return command.do === 'play' ? command.moves.length : 0;
}

const UNHURRIED: Temper = { patience: 3, haste: -1, out: 0, fear: 1, envy: 1 };
const BRISK: Temper = { patience: 2, haste: 0.3, out: 10, fear: 1, envy: 1 };
const HASTY: Temper = { ...BRISK, patience: 0 };

/** Lays what it sees, and overlooks a card now and then. */
export const facile = rummuBot('facile', {
  takes: (asked, temper) => takesBetter(overlooking(asked), temper, 2),
  plays: (asked, temper) => playsWeighing(overlooking(asked), temper),
  temper: UNHURRIED,
});

/** Keeps pairs and near runs, comes out when it pays, and does not feed the next player. */
export const normal = rummuBot(
  'normal',
  { takes: (asked, temper) => takesBetter(asked, temper, 4), plays: playsWeighing, temper: UNHURRIED },
  true,
);

/** Remembers every card it has seen, and weighs in thought whether to score high or to end the round. */
export const expert = rummuBot(
  'expert',
  {
    takes: (asked, temper) => takesBetter(asked, temper, 8),
    plays: (asked, temper) => playsAhead(asked, temper === PATIENT ? [PATIENT] : [temper, HASTY, UNHURRIED]),
    temper: BRISK,
  },
  true,
);
