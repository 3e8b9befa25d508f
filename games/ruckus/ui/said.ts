import type { Announcement } from '@tablee/table-ui';
import type { RuckusSay } from '../locale/index.ts';
import { countIn, pairIn } from '../rules/family.ts';
import { pileOf } from '../rules/legality.ts';
import type { Family, RoundScore, RuckusSight, RuckusView } from '../rules/types.ts';
import { tellAction } from './log.tsx';
import type { Target } from './touch.ts';

/** The player who uses a screen reader, and functions for words and names. */
export interface Listener {
  readonly me: number | null;
  readonly say: RuckusSay;
  readonly nameOf: (seat: number) => string;
}

/**
 * Announcements made without being asked for: what concerns me, and what everybody must know. All else on a busy table
 * is read on request. Piles of other players matter once they can be stolen (`theftsIn`).
 */
export function sayAloud(sight: RuckusSight, listener: Listener): string | Announcement | null {
  const { me, say, nameOf } = listener;
  switch (sight.kind) {
    case 'dealt':
      return sight.hand === null ? null : sayHand(sight.hand, listener);
    case 'drew':
      if (sight.family === null) return null;
      return { text: say('ui.drew', { family: sight.family }), when: 'important', about: 'drawn' };
    case 'stolen':
      if (sight.from === me)
        return say('ui.stolen', { player: nameOf(sight.seat), family: sight.family, count: sight.taken });
      return sayWhenIdle(sight, listener);
    case 'formed':
    case 'completed':
      return sayWhenIdle(sight, listener);
    case 'called':
      return say('ui.said.called', { who: sight.seat === me ? 'me' : 'other', player: nameOf(sight.seat) });
    case 'scored':
      return sayCounted(sight.sheet, sight.totals, listener);
    case 'started':
      return say('event.started', { round: sight.round });
    case 'stalling':
    case 'stalled':
      return say(`event.${sight.kind}`);
    case 'over':
      return null; // the podium announces the winner
  }
}

type LaySight = Extract<RuckusSight, { kind: 'formed' | 'completed' | 'stolen' }>;

/** My own actions are read when there is time, as a confirmation; a spectator hears all actions that way. */
function sayWhenIdle(sight: LaySight, { me, say, nameOf }: Listener): Announcement | null {
  if (me !== null && sight.seat !== me) return null;
  const text = tellAction(sight, { viewer: me, say, nameOf });
  return text === null ? null : { text, when: 'idle' };
}

export interface Theft {
  readonly seat: number;
  readonly family: Family;
  readonly count: number;
}

/** RK-7, RK-5: piles that I can steal now, the largest first. */
export function theftsIn(view: RuckusView, hand: readonly Family[], me: number | null): readonly Theft[] {
  return pairIn(hand) === null ? matchesIn(view, hand, me) : [];
}

/** Piles that I can steal once my pairs are laid. */
export function matchesIn({ piles, phase }: RuckusView, hand: readonly Family[], me: number | null): readonly Theft[] {
  if (me === null || phase !== 'play') return [];
  return piles
    .flatMap((own, seat) => (seat === me ? [] : own.map(({ family, count }) => ({ seat, family, count }))))
    .filter(({ family }) => countIn(hand, family) === 1)
    .toSorted((one, other) => other.count - one.count);
}

export function sayThefts(thefts: readonly Theft[], { say, nameOf }: Listener): string {
  if (thefts.length === 0) return say('ui.said.no-theft');
  const piles = thefts.map(({ seat, family, count }) => say('ui.said.theft', { family, victim: nameOf(seat), count }));
  return say('ui.said.thefts', { piles: piles.join(', ') });
}

/**
 * Names the piles that a chosen card may go to. The status line shows them too, but is read only when there is time.
 */
export function sayChoice(family: Family, targets: readonly Target[], view: RuckusView, listener: Listener): string {
  const { me, say, nameOf } = listener;
  const piles = targets.map(({ seat }) =>
    say('ui.said.target', {
      count: pileOf(view.piles, seat, family)?.count ?? 0,
      ...(seat === me ? { whose: 'mine', player: 'me' } : { whose: 'theirs', player: nameOf(seat) }),
    }),
  );
  return say('ui.said.choose', { family, piles: piles.join(', ') });
}

export function sayHand(hand: readonly Family[], { say }: Pick<Listener, 'say'>): string {
  const cards = [...new Set(hand)].map((family) => say('ui.said.cards', { family, count: countIn(hand, family) }));
  return say('ui.said.hand', { count: hand.length, cards: cards.join(', ') });
}

export function sayScores({ totals, options }: RuckusView, listener: Listener): string {
  return listener.say('ui.said.scores', { target: options.target, scores: listScores(totals, listener) });
}

function sayCounted(sheet: readonly RoundScore[], totals: readonly number[], listener: Listener): string {
  const { me, say } = listener;
  const mine = me === null ? '' : say('ui.said.mine', { count: sheet[me]?.points ?? 0 });
  return say('ui.said.counted', { mine, scores: listScores(totals, listener) });
}

/** The highest total first. */
function listScores(totals: readonly number[], { me, say, nameOf }: Listener): string {
  return totals
    .map((total, seat) => ({
      total,
      words: say('ui.said.score', { who: seat === me ? 'me' : 'other', player: nameOf(seat), total }),
    }))
    .toSorted((one, other) => other.total - one.total)
    .map(({ words }) => words)
    .join(', ');
}
