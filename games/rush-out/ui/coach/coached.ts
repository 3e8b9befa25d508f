import type { Die, RushEvent } from '../../rules/types.ts';
import type { RushGame } from '../play/use-rush.ts';
import type { RushProps } from '../props.ts';

/** Actions of this player so far in the match. */
export interface CoachedActions {
  readonly hasPlaced: boolean;
  readonly hasPinged: boolean;
}

/** Input of the tips for a newcomer. */
export interface TipContext extends Pick<RushProps, 'say' | 'view' | 'happenings'> {
  readonly game: Pick<RushGame, 'me' | 'camp' | 'isPlaying' | 'shown' | 'fits' | 'aims' | 'focus'>;
  readonly actions: CoachedActions;
}

export const NO_ACTIONS: CoachedActions = { hasPlaced: false, hasPinged: false };

/** Adds the newest entries, because the page keeps only the last ones. */
export function actionsAfter(
  before: CoachedActions,
  { game, happenings }: Pick<TipContext, 'game' | 'happenings'>,
): CoachedActions {
  const did = (kind: 'placed' | 'pinged'): boolean =>
    happenings.some(({ sights }) => sights.some((sight) => isBy(sight, kind, game.me)));
  const hasPlaced = before.hasPlaced || ownDice(game).some(({ is }) => is === 'placed') || did('placed');
  const hasPinged = before.hasPinged || did('pinged');
  return hasPlaced === before.hasPlaced && hasPinged === before.hasPinged ? before : { hasPlaced, hasPinged };
}

function isBy(sight: RushEvent, kind: 'placed' | 'pinged', me: RushGame['me']): boolean {
  return sight.kind === kind && sight.seat === me;
}

export function ownDice({ me, shown }: Pick<RushGame, 'me' | 'shown'>): readonly Die[] {
  return me === null ? [] : (shown.view.dice[me] ?? []);
}

export function hasNoFit({ fits }: TipContext['game']): boolean {
  return fits.every((spots) => spots.length === 0);
}

export function isJoker(die: Die | undefined): boolean {
  return die?.is === 'rolled' && die.face === 'joker';
}
