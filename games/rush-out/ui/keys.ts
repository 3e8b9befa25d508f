import { announce, areLetterKeysOn, persistently, useTableKeys } from '@tablee/table-ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type PingWord } from '../rules/modules/calls.ts';
import { cardAt, spotsOf } from '../rules/places.ts';
import type { RushView, Spot } from '../rules/types.ts';
import type { Listener } from './modules/contract.ts';
import type { RushGame } from './play/use-rush.ts';
import type { RushProps } from './props.ts';
import type { HeldRoll } from './tray/use-held-roll.ts';

const PING_KEYS: Readonly<Record<string, PingWord>> = { x: 'help', c: 'dragon', v: 'mine' };

const TILE_KEY = 3;
/** By letter and by position: on French keyboards A and Z are in the places of Q and W. */
const CARD_KEYS: Readonly<Record<string, number>> = { q: 0, w: 1, e: 2, t: TILE_KEY, KeyQ: 0, KeyW: 1, KeyE: 2 };

export function spotOfKey(key: string, code: string, view: RushView, camp: RushGame['camp']): Spot | null {
  const index = CARD_KEYS[key.toLowerCase()] ?? CARD_KEYS[code];
  if (index === undefined) return null;
  const spots = spotsOf(view, camp);
  const isTile = (spot: Spot): boolean => cardAt(view, spot) === null;
  return (index === TILE_KEY ? spots.find(isTile) : spots.filter((spot) => !isTile(spot))[index]) ?? null;
}

interface KeysProps extends RushProps {
  readonly game: RushGame;
  readonly hold: HeldRoll;
}

/** Keys work regardless of the focus, unless the focused element handles them itself. Renders nothing. */
export function Keys({ game, hold, ...props }: KeysProps): null {
  useTableKeys((key, code) => playKey(key, code, game) || tellKey(key, props, game));
  useRollKey(game, hold);
  return null;
}

function playKey(key: string, code: string, game: RushGame): boolean {
  if (game.me === null) return false;
  if (/^[1-9]$/.test(key)) {
    touchNumber(Number(key), game);
    return true;
  }
  const letter = key.toLowerCase();
  const word = PING_KEYS[letter];
  if (word !== undefined) game.ping(word);
  else if (letter === 'r') game.clear();
  else if (letter === 'h') game.hint();
  else return touchCard(key, code, game);
  return true;
}

/** Digits mean the targets or heroes of a choice, otherwise the player's dice and what lies on the ledge. */
function touchNumber(nth: number, game: RushGame): void {
  const { aims, picks, touch } = game;
  if (aims !== null) return touch({ at: 'aim', nth });
  const pick = picks?.[nth - 1];
  if (pick !== undefined) return touch({ at: 'pick', hero: pick.hero });
  if (picks !== null) return;
  const chip = chipOfKey(nth, game);
  if (chip === null) touch({ at: 'die', die: nth - 1 });
  else chip.click();
}

const FIRST_CHIP_KEY = 5;

/** The thing of this key on the ledge, in its order; null for a key of the player’s own dice. */
function chipOfKey(key: number, { me, shown }: RushGame): HTMLElement | null {
  const own = me === null ? 0 : (shown.coming.dice[me]?.length ?? 0);
  if (key <= own || key < FIRST_CHIP_KEY) return null;
  return document.querySelectorAll<HTMLElement>('[data-chip]')[key - FIRST_CHIP_KEY] ?? null;
}

function touchCard(key: string, code: string, game: RushGame): boolean {
  const spot = spotOfKey(key, code, game.shown.coming, game.camp);
  if (spot !== null) game.touch({ at: 'spot', spot });
  return spot !== null;
}

const QUESTION_KEYS: ReadonlySet<string> = new Set(['m', 'k', 'j', 'l']);

/** Loads and announces the answer to a question key. */
function tellKey(key: string, props: RushProps, game: RushGame): boolean {
  const asked = key.toLowerCase();
  if (!QUESTION_KEYS.has(asked) || (asked === 'j' && props.view.dragon === null)) return false;
  persistently(() => answerTo(asked, props, game)).then(
    (told) => announce(told, { when: 'now' }),
    () => undefined, // the script could not be loaded
  );
  return true;
}

async function answerTo(key: string, props: RushProps, { me, camp, shown, fits }: RushGame): Promise<string> {
  const { lastActions, sayCards, sayDice } = await import('./said/asked.ts');
  const { view, say, nameOf } = props;
  const listener: Listener = { me, view, say, nameOf };
  if (key === 'm') return sayDice(shown.view, fits, listener);
  if (key === 'k') return sayCards(shown.view, spotsOf(shown.view, camp), listener);
  if (key === 'j' && view.dragon !== null) return say('ui.said.dragon', { at: view.dragon });
  return lastActions(props);
}

/**
 * Elements that always handle the space bar themselves. A button of the top bar counts only with visible focus: after a
 * click it merely keeps the focus.
 */
const OWN_SPACE =
  'input, textarea, select, dialog, .topbar button:focus-visible, .tip button, [contenteditable], [data-part="end"]';
/** Elements that handle the space bar while no roll is possible: ready, targets, decline. */
const PRESSABLE = 'button, a, summary';

/** True if the space bar rolls; false if the focused element handles it. `isIn` tests the focused element. */
export function isRollKey({ asked, shown, areKeysOn }: SpaceUse, isIn: (selector: string) => boolean): boolean {
  if (!areKeysOn || isIn(OWN_SPACE)) return false;
  const { phase } = shown.coming;
  return (asked === null && (phase === 'signal' || phase === 'play')) || !isIn(PRESSABLE);
}

interface SpaceUse extends Pick<RushGame, 'asked'> {
  /** If letter keys are switched off, the space bar does not roll either. */
  readonly areKeysOn: boolean;
  readonly shown: { readonly coming: Pick<RushProps['view'], 'phase'> };
}

/** The space bar rolls regardless of the focus, and repeats while it is held. Escape declines a choice. */
function useRollKey(game: RushGame, hold: HeldRoll): void {
  const isDown = useRef(false);
  const onDown = useEffectEvent((event: KeyboardEvent): void => {
    const { target } = event;
    const isIn = (selector: string): boolean => target instanceof Element && target.closest(selector) !== null;
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog:modal') !== null) return;
    if (event.key === 'Escape' && game.aims !== null && !isIn(OWN_SPACE)) return game.decline();
    if (event.key !== ' ' || game.me === null || !isRollKey({ ...game, areKeysOn: areLetterKeysOn() }, isIn)) return;
    isDown.current = true;
    event.preventDefault();
    if (!event.repeat) hold.begin();
  });
  const onUp = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== ' ') return;
    // Otherwise the release would press a focused button.
    if (isDown.current) event.preventDefault();
    isDown.current = false;
    hold.end();
  });
  useEffect(() => {
    document.addEventListener('keydown', onDown);
    document.addEventListener('keyup', onUp);
    return () => {
      document.removeEventListener('keydown', onDown);
      document.removeEventListener('keyup', onUp);
    };
  }, []);
}
