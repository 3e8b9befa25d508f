import { Coach, type Tip } from '@tablee/table-ui';
import type { RuckusCommand } from '../rules/types.ts';
import { spotName } from './spots.ts';
import { hintFor } from './touch.ts';
import type { RuckusGame, RuckusProps } from './use-ruckus.ts';

const THINGS = '.pile, .hand-card, .action > *, .status, .opponent, .topbar button';

/** What is played from while somebody reads. */
const MINE = '.hand-card, .action > *, .draw-pile';

/** This game does not wait for whoever reads. */
const LASTS_MS = 6_000;

interface CoachingProps extends RuckusProps {
  readonly game: RuckusGame;
}

/** The first match of a newcomer: lay a pair, steal a pile, slap the draw pile. */
export function Coaching({ game, say, locale }: CoachingProps) {
  const { me, mustForm, mustSlap, shown } = game;
  const hint = me === null ? null : hintFor({ view: shown.coming, seat: me });
  const theft = hint?.do === 'steal' ? theftOf(hint) : null;
  const tips: readonly Tip[] = [
    {
      id: 'pair',
      at: '.hand-card[data-state="now"]',
      words: say('ui.tip.pair', { family: mustForm ?? 'boum' }),
      isDue: mustForm !== null,
      isDone: shown.sent.some(({ seat }) => seat === me),
      lasts: LASTS_MS,
    },
    {
      id: 'steal',
      at: `[data-thing="${theft?.pile}"]`,
      lights: `[data-thing="${theft?.pile}"], [data-thing="${theft?.card}"]`,
      words: say('ui.tip.steal', { family: theft?.family ?? 'boum' }),
      isDue: theft !== null,
      isDone: shown.sent.some(({ seat }) => seat !== me),
      lasts: LASTS_MS,
    },
    {
      id: 'slap',
      at: '.draw-pile',
      words: say('ui.tip.slap'),
      isDue: mustSlap,
      isDone: shown.isSlapping,
      lasts: LASTS_MS,
    },
  ];
  return <Coach game="ruckus" tips={tips} keepsFree={THINGS} neverOver={MINE} locale={locale} />;
}

/** The pile, and the card of mine that takes it. */
function theftOf({ from, family }: Extract<RuckusCommand, { do: 'steal' }>) {
  const pile = spotName({ at: 'pile', seat: from, family });
  return { family, pile, card: spotName({ at: 'card', family, nth: 0 }) };
}
