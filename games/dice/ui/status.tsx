import { overWords, sayStanding, TurnStatus } from '@tablee/table-ui';
import { asSentence } from '@tablee/words';
import { nameFaces, nameLine, nameTheDice } from '../locale/index.ts';
import { facesOf } from '../rules/lines.ts';
import { isLastChance } from '../rules/turn.ts';
import type { DiceTypes } from '../rules/types.ts';
import type { DiceProps } from './props.ts';
import type { DiceGame } from './use-dice.ts';

interface StatusProps extends DiceProps {
  readonly game: DiceGame;
}

/** The status line: whose turn it is, and what to do. */
export function Status(props: StatusProps) {
  const { view, game } = props;
  return <TurnStatus<DiceTypes> {...props} turn={view.turn} words={wordsOf(props)} blocked={game.blocked} />;
}

/** Title and text: the player to wait for, and the action. */
export function wordsOf(props: StatusProps): readonly [string, string] {
  const { view, viewer, seats, say, nameOf, game } = props;
  if (view.phase === 'over') return overWords(props) ?? [say('ui.over'), ''];
  if (view.phase === 'sheet')
    return [say('ui.round.over', { round: view.round }), sayStanding(props) ?? say('ui.round.next')];
  if (view.turn === viewer) return [say('ui.you'), game.isSending ? say('ui.sent') : wordsOfMyTurn(props)];
  const info = seats[view.turn];
  const isAway = info?.kind === 'person' && !info.online;
  const doing = view.phase === 'lay' ? 'ui.thinks' : 'ui.rolls';
  return [nameOf(view.turn), say(isAway ? 'ui.is-away' : doing)];
}

/** My possible action. */
function wordsOfMyTurn(props: StatusProps): string {
  const { view, say, sayRefusal, game } = props;
  const { hinted, chosen, draft } = game;
  if (view.phase === 'count') return say('ui.you.count');
  if (view.phase === 'roll') {
    if (hinted !== null) return hinted.why;
    const what = say(game.keeping.canKeep ? 'ui.you.keep' : 'ui.you.roll', { count: game.hand.length });
    return isLastChance(view) ? `${what} ${say('ui.last-chance')}` : what;
  }
  if (hinted !== null) return sayHint(props);
  if (chosen.dice.length > 0) {
    return asSentence(say('ui.you.chosen', { dice: nameFaces(facesOf(chosen.dice), say), count: game.fits.length }));
  }
  if (draft.command === null)
    return say(draft.hasLost ? 'ui.you.lost' : 'ui.you.lay', { may: game.canPass ? 'pass' : 'lay' });
  return draft.whyNot === null ? say('ui.you.confirm') : sayRefusal(draft.whyNot);
}

function sayHint({ game: { hinted, draft }, say }: StatusProps): string {
  if (hinted === null) return '';
  if (hinted.step === null) return draft.command === null ? hinted.why : say('ui.hint.done');
  const { line, missing, back } = hinted.step;
  if (hinted.isPass) return say('ui.hint.reset', { count: back.length });
  if (line === null) return say('ui.hint.back', { dice: nameTheDice(facesOf(back), say) });
  const how = missing.length === line.dice.length ? 'whole' : 'part';
  const dice = nameTheDice(facesOf(missing), say);
  return asSentence(say('ui.hint.step', { how, dice, line: nameLine(facesOf(line.dice), line.kind, say) }));
}
