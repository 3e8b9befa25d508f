import type { Facts, Millis, Seat } from '@tablee/kernel';
import type { Card, SnatchCommand, SnatchRefusal, SnatchTypes, SnatchView } from './types.ts';

export const HAND = 5;

function refuse(rule: SnatchTypes['rule'], facts: Facts = {}): SnatchRefusal {
  return { rule, facts };
}

export function checkSnatch(view: SnatchView, seat: Seat, command: SnatchCommand, at: Millis): SnatchRefusal | null {
  if (view.over !== null) return refuse('SN-9');
  const readyAt = view.readyAt[seat] as Millis;
  if (at < readyAt) return refuse('SN-2', { ms: readyAt - at });
  const top = view.pile.at(-1);
  switch (command.do) {
    case 'drop':
      return cardInHand(view, command.card) === undefined ? refuse('SN-3') : null;
    case 'snatch': {
      const card = cardInHand(view, command.card);
      return card === undefined || card.face !== top?.face ? refuse('SN-4') : null;
    }
    case 'draw':
      return (view.hand?.length ?? 0) >= HAND || view.deck + view.spent === 0 ? refuse('SN-5') : null;
    case 'slap':
      return top?.face === 'bell' ? null : refuse('SN-7');
  }
}

function cardInHand(view: SnatchView, id: number): Card | undefined {
  return view.hand?.find((card) => card.id === id);
}

export function* legalSnatch(view: SnatchView, seat: Seat, at: Millis): Generator<SnatchCommand> {
  const commands: SnatchCommand[] = [{ do: 'draw' }, { do: 'slap' }];
  for (const { id } of view.hand ?? []) commands.push({ do: 'drop', card: id }, { do: 'snatch', card: id });
  for (const command of commands) if (checkSnatch(view, seat, command, at) === null) yield command;
}

/** Commands race for the pile; a slap competes with everything. */
export function contestSnatch(_: SnatchView, __: Seat, command: SnatchCommand): string[] {
  if (command.do === 'slap') return ['*'];
  return command.do === 'draw' ? [] : ['pile'];
}
