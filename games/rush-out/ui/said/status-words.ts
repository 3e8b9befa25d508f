import type { Seat } from '@tablee/kernel';
import { nameCard } from '../../locale/index.ts';
import { isCompleted, isUnderDragon, missingAt, seatsAt, spotOf } from '../../rules/board.ts';
import { sorcererOf } from '../../rules/camps.ts';
import { canBeJoined, cardOrTileAt } from '../../rules/check-place.ts';
import { answerablePushOf } from '../../rules/modules/confusion.ts';
import { campAt, cardAt, squaresAt } from '../../rules/places.ts';
import type { Die, RushView, Spot } from '../../rules/types.ts';
import { endingOfRush } from '../ending.ts';
import type { StatusLines, StatusReader } from '../modules/contract.ts';
import { eventLookOf, questionLookOf, restingLines } from '../modules/installed.ts';
import { answerIn } from '../play/aims.ts';
import { dangerFor } from '../play/danger.ts';
import { hasPingedSince } from '../play/needs-help.ts';
import type { RushGame } from '../play/use-rush.ts';
import type { RushProps } from '../props.ts';
import { effectWords, titleOf } from './card-words.ts';
import type { RecentEvent } from './lately.ts';

interface StatusContext extends StatusReader, Pick<RushProps, 'view' | 'viewer' | 'happenings' | 'nameOf'> {
  readonly noted: RecentEvent | null;
  readonly seconds: number;
  readonly isNarrow: boolean;
  /** The ping buttons show short words. */
  readonly hasShortTools: boolean;
}

/** Title and text of the status line: the player's task, the latest event or a threat. */
export function statusWords(telling: StatusContext): StatusLines {
  const { view, say, game } = telling;
  switch (view.phase) {
    case 'ready':
      return [say('ui.look'), game.me === null ? '' : roleWords(view, game.me, say)];
    case 'signal':
      return signalWords(telling);
    case 'result':
      return restingLines(telling);
    case 'over':
      return [say('ui.over'), endingOfRush(telling)];
    case 'play':
      return game.me === null ? watching(telling) : (handling(telling) ?? playing(telling, game.me));
  }
}

function roleWords(view: RushView, me: Seat, say: RushProps['say']): string {
  const { role, class: character } = view.seatOptions[me] ?? { role: 'hero', class: 'any' };
  return say('ui.look.role', { role, character: say(`seat-option.class.${character}`) });
}

function signalWords({ view, say, nameOf, game, seconds }: StatusContext): StatusLines {
  if (game.pinging !== null) return [say('ui.ping'), say('ui.ping.where')];
  const sorcerer = sorcererOf(view);
  const isMe = game.me === sorcerer;
  const title = say('ui.signal', { who: isMe ? 'me' : 'other', player: nameOf(sorcerer) });
  if (!isMe) return [title, say('ui.signal.wait')];
  return [title, isSoon(seconds) ? say('ui.signal.soon', { seconds }) : say('ui.signal.roll')];
}

const SOON_S = 10;

/** RO-A69: true if the sorcerer sees the seconds until the automatic roll. */
export function isSoon(seconds: number): boolean {
  return seconds > 0 && seconds < SOON_S;
}

function watching(telling: StatusContext): StatusLines {
  const watched = notedWords(telling) ?? watchedWords(telling, telling.view);
  return watched ?? [telling.say('ui.go'), telling.say('ui.play.watch')];
}

/** RO-A66, RO-A78: somebody else chooses; the sorcerer's choice comes first, because the others wait for it. */
function watchedWords(telling: StatusContext, shown: RushView): StatusLines | null {
  const { view, say, nameOf } = telling;
  const question = shown.questions.find(({ seat }) => seat === sorcererOf(shown)) ?? shown.questions[0];
  if (question === undefined) return null;
  const look = questionLookOf(question);
  if (look !== undefined) return look.watched({ ...telling, question });
  return [
    nameCard(cardOrTileAt(view, question.spot), say, 'title'),
    say('ui.ask.watch', { player: nameOf(question.seat) }),
  ];
}

/** Words for a hint, a choice or an event, which take precedence over the player's task. */
function handling(telling: StatusContext): StatusLines | null {
  const { view, say, game, isNarrow } = telling;
  if (game.hinted !== null) return [say(game.hinted.thing === null ? 'ui.hinted.none' : 'ui.hinted'), game.hinted.why];
  if (game.asked !== null) {
    if (answerIn(game.shown.coming) !== null) return [say('ui.ask.chosen'), say('ui.ask.chosen.change')];
    const look = questionLookOf(game.asked);
    if (look !== undefined) return look.mine({ ...telling, question: game.asked });
    const dice = answerablePushOf(view) ?? 'all';
    if (isNarrow) return [say('ui.ask.tray', { dice }), ''];
    return [say(dice === 'one' ? 'ui.ask.die' : 'ui.ask'), say('ui.ask.lost')];
  }
  if (game.locking !== null) {
    const lines = questionLookOf(game.locking)?.mine({ ...telling, question: game.locking });
    if (lines !== undefined) return lines;
  }
  const { me, chosen } = game;
  const die = me === null || chosen === null ? undefined : game.shown.view.dice[me]?.[chosen];
  if (die?.is === 'rolled') return [say('ui.chosen', { face: die.face }), say('ui.chosen.where')];
  const noted = notedWords(telling);
  if (noted !== null) return noted;
  if (game.pinging !== null) return [say('ui.ping'), say('ui.ping.where')];
  return game.read === null ? null : [titleOf(view, game.read, say), readWords(view, game.read, say)];
}

/** Effect of a card of the other camp. */
function readWords(view: RushView, spot: Spot, say: RushProps['say']): string {
  const card = cardAt(view, spot);
  if (card === null) return say('ui.read.tile', { count: squaresAt(view, spot, campAt(view, spot)).length });
  const words = effectWords(card, campAt(view, spot), say);
  return words === '' ? say('ui.read.trial') : words;
}

function playing(telling: StatusContext, me: Seat): StatusLines {
  const { say, game } = telling;
  const shown = game.shown.view;
  // `shown` has no choice after the player's own aim, even before the host has answered.
  const watched = watchedWords(telling, shown);
  if (watched !== null) return watched;
  const dice = shown.dice[me] ?? [];
  const here = spotOf(shown, me);
  if (here !== null && isCompleted(shown, here, campAt(shown, here)))
    return [say('ui.play.done'), say('ui.play.done.next')];
  if (here !== null && dice.every(({ is }) => is === 'placed')) return waitingWords(telling, me, here);
  return [nextWords(game, dice, say), dangerWords(telling) ?? hereWords(telling)];
}

/** RO-34: a card under the dragon cannot be helped. */
function waitingWords({ game, say, nameOf, hasShortTools }: StatusContext, me: Seat, here: Spot): StatusLines {
  const { view } = game.shown;
  if (isUnderDragon(view, here)) return [say('ui.play.held'), say(`ui.play.held.${heldAdvice(view, here)}`)];
  const partner = seatsAt(view, here, campAt(view, here)).find((seat) => seat !== me);
  if (partner === undefined) {
    if (hasPingedSince(view, me)) return [say('ui.play.waiting'), say('ui.play.waiting.called')];
    const word = say(hasShortTools ? 'ping.help.short' : 'ping.help');
    return [say('ui.play.waiting'), say('ui.play.waiting.how', { word })];
  }
  const count = missingAt(view, here, campAt(view, here));
  return [say('ui.play.joined', { player: nameOf(partner) }), say('ui.play.joined.count', { count })];
}

/** RO-37: at most two heroes can repel the dragon. */
function heldAdvice(view: RushView, here: Spot): 'wait' | 'full' | 'how' {
  if (!canBeJoined(view, 'dragon')) return 'wait';
  return missingAt(view, here, campAt(view, here)) === 0 ? 'full' : 'how';
}

function nextWords({ fits }: RushGame, dice: readonly Die[], say: RushProps['say']): string {
  if (fits.some((spots) => spots.length > 0)) return say('ui.play.place');
  return say(dice.some(({ is }) => is === 'rolled') ? 'ui.play.again' : 'ui.play.roll');
}

function hereWords({ game, say }: StatusContext): string {
  const { focus, shown } = game;
  return focus === null ? '' : say('ui.play.for', { card: cardOrTileAt(shown.view, focus) });
}

function dangerWords({ game, say }: StatusContext): string | null {
  const { view } = game.shown;
  const danger = dangerFor(view, game.camp);
  if (danger === null) return null;
  if (danger.of === 'dragon') return say('ui.danger.dragon');
  if (game.camp === 'sorcerer') return say('ui.danger.trial', { card: cardOrTileAt(view, danger.spot) });
  return say('ui.danger.spell.last', { title: titleOf(view, danger.spot, say) });
}

/** The latest event, shown for a moment. */
function notedWords({ noted, ...reader }: StatusContext): StatusLines | null {
  return noted === null ? null : (eventLookOf(noted.sight)?.status?.(noted.sight, reader) ?? null);
}
