import type { Tip } from '@tablee/table-ui';
import type { RuckusCommand } from '../rules/types.ts';
import { spotName } from './spots.ts';
import { hintFor } from './touch.ts';
import type { RuckusGame, RuckusProps } from './use-ruckus.ts';

/** A tip closes after this time, since a match with other people does not wait. */
const TIP_LASTS_MS = 6_000;

interface TipContext extends Pick<RuckusProps, 'say'> {
  readonly game: Pick<RuckusGame, 'me' | 'mustForm' | 'mustSlap' | 'shown'>;
}

/** Tips: lay a pair, steal a pile, slap the draw pile. */
export function tipsFor({ game, say }: TipContext): Tip[] {
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
    },
    {
      id: 'steal',
      at: `[data-thing="${theft?.pile}"]`,
      lights: `[data-thing="${theft?.pile}"], [data-thing="${theft?.card}"]`,
      words: say('ui.tip.steal', { family: theft?.family ?? 'boum' }),
      isDue: theft !== null,
      isDone: shown.sent.some(({ seat }) => seat !== me),
    },
    {
      id: 'slap',
      at: '.draw-pile',
      lights: `[data-thing="${spotName({ at: 'draw' })}"]`,
      words: say('ui.tip.slap'),
      isDue: mustSlap,
      isDone: shown.isSlapping,
    },
  ];
  // A standing tip lets touches through to the things that it highlights.
  return tips.map((tip) => ({ lights: tip.at, ...tip, stands: true, lasts: TIP_LASTS_MS }));
}

/** The pile to steal and my card that takes it. */
function theftOf({ from, family }: Extract<RuckusCommand, { do: 'steal' }>) {
  const pile = spotName({ at: 'pile', seat: from, family });
  return { family, pile, card: spotName({ at: 'card', family, nth: 0 }) };
}
