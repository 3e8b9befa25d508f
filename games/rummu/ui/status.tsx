import { overWords, sayStanding, TurnStatus } from '@tablee/table-ui';
import type { RummuTypes } from '../rules/types.ts';
import { laidToOpen, whyNotLaid } from './draft/places.ts';
import { cardsOf } from './hand/order.ts';
import type { RummuProps } from './props.ts';
import type { RummuGame } from './use-rummu.ts';

interface StatusProps extends RummuProps {
  readonly game: RummuGame;
}

/** The status line: whose turn it is and what is expected. */
export function Status(props: StatusProps) {
  return <TurnStatus<RummuTypes> {...props} turn={props.view.turn} words={wordsOf(props)} />;
}

/** The player who is expected to act, and the action. */
function wordsOf(props: StatusProps): readonly [string, string] {
  const { view, seats, say, nameOf, game } = props;
  if (view.phase === 'over') return overWords(props) ?? [say('ui.over'), ''];
  if (view.phase === 'sheet')
    return [say('ui.round.over', { round: view.round }), sayStanding(props) ?? say('ui.round.next')];
  if (game.isMyTurn) return [say('ui.you'), game.isSending ? say('ui.sent') : mine(props)];
  const info = seats[view.turn];
  const isAway = info?.kind === 'person' && !info.online;
  const doing = view.phase === 'draw' ? 'ui.draws' : 'ui.thinks';
  const early = game.draft.command === null ? '' : ` ${say('ui.early')}`;
  return [nameOf(view.turn), say(isAway ? 'ui.is-away' : doing) + early];
}

/** Possible actions with the chosen cards. */
function sayChosen({ chosen, now, places, needed }: RummuGame, say: RummuProps['say']): string {
  if (places.length > 0) return say('ui.you.places', { count: places.length });
  if (now === null || chosen.length === 1) return say('ui.you.one');
  const why = whyNotLaid(now, cardsOf(chosen));
  if (why === null) return say('ui.you.lay');
  if (why.rule !== 'RM-15') return say('ui.you.try');
  return say('ui.you.more', { count: needed - laidToOpen(now) - chosen.length });
}

/** My possible actions, or the reason why my turn cannot be sent. */
function mine({ say, sayRefusal, game }: StatusProps): string {
  const { draft, hinted, chosen } = game;
  if (hinted !== null) return hinted.why;
  if (game.mustDraw) return say(game.canDraw ? 'ui.you.draw' : 'ui.you.take');
  if (game.isTaking) return say('ui.you.taking');
  if (chosen.length > 0) return sayChosen(game, say);
  if (game.mustTakeBack) return say('ui.you.take-back');
  if (draft.command === null) return say(draft.hasLost ? 'ui.you.lost' : 'ui.you.play');
  if (draft.whyNot === null) return say('ui.you.confirm');
  return draft.draft.discard === null && draft.whyNot.rule === 'RM-19'
    ? say('ui.you.discard')
    : sayRefusal(draft.whyNot);
}
