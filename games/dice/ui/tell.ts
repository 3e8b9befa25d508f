import type { Viewer } from '@tablee/kernel';
import { whoIs } from '@tablee/table-ui';
import { type DiceSay, nameTheDice } from '../locale/index.ts';
import { facesOf } from '../rules/lines.ts';
import type { DiceEvent, RoundScore } from '../rules/types.ts';

type NameOf = (seat: number) => string;

/** Text of a sight for the log and for screen readers. */
export function tellDice(sight: DiceEvent, say: DiceSay, nameOf: NameOf, viewer: Viewer = 'spectator'): string {
  const whoOf = (seat: number) => whoIs(seat, viewer, nameOf);
  switch (sight.kind) {
    case 'dealt':
      return say('event.dealt', { ...whoOf(sight.starter), round: sight.round });
    case 'rolled':
      return say('event.rolled', { ...whoOf(sight.seat), count: sight.shown.length, kept: sight.kept });
    case 'laid': {
      const facts = { ...whoOf(sight.seat), moved: sight.moved.length };
      return say('event.laid', { ...facts, dice: nameTheDice(facesOf(sight.placed), say) });
    }
    case 'passed':
      return say('event.passed', { ...whoOf(sight.seat), why: sight.rule === 'RX-8' ? 'stuck' : 'chosen' });
    case 'finished':
      return say('event.finished', whoOf(sight.seat));
    case 'scored':
      return tellScore(sight.score, say, nameOf, viewer);
    case 'penalised':
      return say('event.penalised', { ...whoOf(sight.seat), points: -sight.points });
    case 'blocked':
    case 'over':
      return say(`event.${sight.kind}`);
  }
}

function tellScore({ winner, points }: RoundScore, say: DiceSay, nameOf: NameOf, viewer: Viewer): string {
  if (winner === null) return say('event.scored', { winner: 'nobody', player: '', points: 0 });
  const { who, player } = whoIs(winner, viewer, nameOf);
  return say('event.scored', { winner: who, player, points: points[winner] ?? 0 });
}
