import { chooseHonours, type Honour, leaderOf, type SeenEnd } from '@tablee/table-ui';
import type { RuckusWords } from '../locale/index.ts';
import { CARDS_PER_FAMILY } from '../rules/family.ts';
import type { RuckusTypes } from '../rules/types.ts';

type RuckusEnd = Pick<SeenEnd<RuckusTypes, RuckusWords>, 'view' | 'sights' | 'say' | 'viewer'>;

export function honoursOfRuckus(end: RuckusEnd): readonly Honour[] {
  return chooseHonours([mostThefts(end), mostCalls(end), bestRound(end), fullPile(end)]);
}

function mostThefts({ view, sights, say }: RuckusEnd): Honour | null {
  const thefts = view.totals.map(
    (_, seat) => (sights ?? []).filter((sight) => sight.kind === 'stolen' && sight.seat === seat).length,
  );
  const best = leaderOf(thefts);
  if (best === null) return null;
  const { seat, count } = best;
  return { seat, title: say('honour.thefts', { count }), words: say('honour.thefts.words', { count }) };
}

/** RK-19: each bonus on a sheet is a call that ended a round. */
function mostCalls({ view, say, viewer }: RuckusEnd): Honour | null {
  const calls = view.totals.map((_, seat) => view.sheets.filter((sheet) => (sheet[seat]?.bonus ?? 0) > 0).length);
  const best = leaderOf(calls);
  if (best === null) return null;
  const { seat, count } = best;
  const who = seat === viewer ? 'me' : 'other';
  return { seat, title: say('honour.calls', { who, count }), words: say('honour.calls.words', { count }) };
}

function bestRound({ view, say }: RuckusEnd): Honour | null {
  const most = view.totals.map((_, seat) => Math.max(0, ...view.sheets.map((sheet) => sheet[seat]?.points ?? 0)));
  const best = leaderOf(most);
  if (best === null) return null;
  return { seat: best.seat, title: say('honour.round', { points: best.count }), words: say('honour.round.words') };
}

/** RK-A20: a complete family at the end, which cannot be stolen. */
function fullPile({ view, say }: RuckusEnd): Honour | null {
  for (const [seat, piles] of view.piles.entries()) {
    const pile = piles.find(({ count }) => count === CARDS_PER_FAMILY);
    if (pile === undefined) continue;
    const title = say('honour.full', { family: pile.family, count: pile.count });
    return { seat, title, words: say('honour.full.words') };
  }
  return null;
}
