import { nameAll, nameCard, type RushSay } from '../../locale/index.ts';
import type { RushEvent } from '../../rules/types.ts';

/** A sight in words, for the log and screen readers. Null for frequent events, such as rolls and placements. */
export function tellRush(sight: RushEvent, say: RushSay, nameOf: (seat: number) => string): string | null {
  switch (sight.kind) {
    case 'rolled':
    case 'placed':
    case 'took':
    case 'discarded':
      return null;
    case 'prepared':
    case 'called':
    case 'started':
      return say(`event.${sight.kind}`);
    case 'held':
    case 'revealed':
      return say(`event.${sight.kind}`, { card: sight.card });
    case 'completed':
      return say('event.completed', {
        players: nameAll(sight.seats.map(nameOf), say),
        card: sight.card ?? 'dragon-tile',
      });
    case 'asked':
      return say('event.asked', { player: nameOf(sight.seat) });
    case 'pushed': {
      const ofCard = nameCard(sight.card ?? 'dragon-tile', say, 'of');
      return say('event.pushed', { count: sight.dice.length, ofCard });
    }
    case 'fizzled':
      return say('event.fizzled', { why: sight.why });
    case 'summoned':
      return say('event.summoned');
    case 'advanced':
      return say('event.advanced', { to: sight.to, count: sight.to - sight.from });
    case 'repelled':
      return say('event.repelled', { to: sight.to });
    case 'pinged':
      return say('ui.pinged', { player: nameOf(sight.seat), word: say(`ping.${sight.word}`) });
    case 'over':
      return say('event.over', { camp: sight.camp });
  }
}
