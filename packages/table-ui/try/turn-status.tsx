import type { GameTypes, Seat } from '@tablee/kernel';
import type { ComponentProps } from 'react';
import { Avatar } from '../components/avatar.tsx';
import { avatarOf } from '../components/seat-plate.tsx';
import type { GameTableProps } from '../game-ui.ts';
import { TableStatus } from './table-status.tsx';

interface TurnStatusProps<G extends GameTypes>
  extends Pick<
      ComponentProps<typeof TableStatus<G>>,
      'locale' | 'connection' | 'refusal' | 'sayRefusal' | 'openRule' | 'blocked'
    >,
    Pick<GameTableProps<G, never>, 'seats'> {
  /** The seat whose turn it is. */
  readonly turn: Seat;
  readonly words: readonly [title: string, text: string];
}

/** The status line of a game with turns: face of the player, title and text. */
export function TurnStatus<G extends GameTypes>({ turn, words: [title, text], ...props }: TurnStatusProps<G>) {
  return (
    <TableStatus<G> {...props} avatar={<Avatar seat={turn} name={avatarOf(props.seats[turn])} />} title={title}>
      {text}
    </TableStatus>
  );
}
