import type { Locale } from '@tablee/words';
import { X } from 'lucide-react';
import { type CSSProperties, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMatchContext } from '../around/around.ts';
import { Bubble } from '../components/bubble.tsx';
import { Button } from '../components/button.tsx';
import { useEscape } from '../keys/escape.ts';
import { usePassFocus } from '../keys/pass-focus.ts';
import { announce } from '../speech/announce.ts';
import { tableWords } from '../words.ts';
import { pageChanges } from './changes.ts';
import { Lights } from './lights.ts';
import { knownTips, newlyDone, nextTip, rememberTips, type Tip } from './tips.ts';
import { usePlace } from './use-place.ts';
import { useTouchThrough } from './use-touch-through.ts';

interface CoachProps {
  /** Storage key of the known tips on this device. */
  readonly game: string;
  readonly tips: readonly Tip[];
  /** Selector of things that a tip must not cover. */
  readonly keepsFree: string;
  /** Selector of things that a tip covers only if there is no other room: the hand, the rack. */
  readonly neverOver?: string;
  /** Selector of things that the leader line avoids if it can. */
  readonly neverAcross?: string;
  readonly locale: Locale;
}

/** Delay for the layout to settle before a tip appears, in ms. */
const TIP_DELAY_MS = 500;
/** Up to this distance in px the tail points well enough without a leader line. */
const MAX_TAIL_REACH_PX = 28;

/** Shows tips to a newcomer, one bubble at a time and each once; the table stays usable. */
export function Coach({ game, tips, keepsFree, neverOver, neverAcross, locale }: CoachProps) {
  const { known, learn } = useTipMemory(game);
  const done = newlyDone(tips, known).join(' ');
  useEffect(() => {
    if (done !== '') learn(done.split(' '));
  }, [done, learn]);
  const tip = useSettled(nextTip(tips, known));
  useTouchThrough(tip?.stands === true, () => learn(tip === null ? [] : [tip.id]));
  return (
    <div className="coach">
      {tip !== null && (
        <TipBubble
          key={tip.id}
          {...{ tip, keepsFree, neverOver, neverAcross, locale }}
          onClose={() => learn([tip.id])}
        />
      )}
    </div>
  );
}

interface TipMemory {
  readonly known: ReadonlySet<string>;
  readonly learn: (ids: readonly string[]) => void;
}

function useTipMemory(game: string): TipMemory {
  const [known, setKnown] = useState(() => knownTips(game));
  const learn = useCallback((ids: readonly string[]) => {
    setKnown((before) => new Set([...before, ...ids])); // two tips may be learnt before the next render
  }, []);
  useEffect(() => {
    if (known.size > 0) rememberTips(game, known);
  }, [game, known]);
  return { known, learn };
}

/** The due tip after the delay; null at once when it is no longer due. */
function useSettled(tip: Tip | null): Tip | null {
  const [settled, setSettled] = useState<string | null>(null);
  const id = tip?.id ?? null;
  const pause = tip?.isFleeting === true ? 0 : TIP_DELAY_MS;
  useEffect(() => {
    const timer = setTimeout(() => setSettled(id), pause);
    return () => clearTimeout(timer);
  }, [id, pause]);
  return id === settled ? tip : null;
}

interface TipBubbleProps {
  readonly tip: Tip;
  readonly keepsFree: string;
  readonly neverOver: string | undefined;
  readonly neverAcross: string | undefined;
  readonly locale: Locale;
  readonly onClose: () => void;
}

function TipBubble({ tip, keepsFree, neverOver, neverAcross, locale, onClose }: TipBubbleProps) {
  const say = tableWords(locale);
  const bubble = useRef<HTMLSpanElement>(null);
  const place = usePlace(bubble, { at: tip.at, keepsFree, neverOver, neverAcross, lights: tip.lights });
  useLights(tip.lights);
  useStanding(tip.stands === true);
  useClosing(tip, onClose);
  const isApart = place !== null && place.reach > MAX_TAIL_REACH_PX;
  const words = `${say('tip')} ${tip.words}`;
  useEffect(() => announce(words, { when: 'idle', about: 'tip' }), [words]);
  usePassFocus(bubble);
  const style = {
    left: place?.left,
    top: place?.top,
    '--tail': `${place?.tail ?? 0}px`,
    '--reach': `${place?.reach ?? 0}px`,
    '--behind-from': `${place?.behind.from ?? 0}px`,
    '--behind-to': `${place?.behind.to ?? 0}px`,
  } as CSSProperties;
  return (
    <Bubble
      className={['tip', tip.stands === true && 'is-standing', isApart && 'is-apart'].filter(Boolean).join(' ')}
      side={place?.side ?? null}
      style={style}
      ref={bubble}
    >
      <span className="hidden-words">{say('tip')}</span>
      <span>{tip.words}</span>
      {tip.stands === true ? (
        <Button look="ink" className="tip-understood" onClick={onClose}>
          {say('tip.understood')}
        </Button>
      ) : (
        <button type="button" className="tip-close" aria-label={say('close')} onClick={onClose}>
          <X size={20} strokeWidth={3} aria-hidden="true" />
        </button>
      )}
    </Bubble>
  );
}

/** Lights elements while the tip is shown, also those that are drawn later. */
function useLights(selector: string | undefined): void {
  useEffect(() => {
    if (selector === undefined) return undefined;
    const lights = new Lights();
    const light = (): void => lights.show(document.querySelectorAll<HTMLElement>(selector));
    light();
    const unsubscribe = pageChanges.subscribe(light);
    return () => {
      unsubscribe();
      lights.show([]);
    };
  }, [selector]);
}

function useStanding(stands: boolean): void {
  const { beginReading } = useMatchContext();
  useEffect(() => (stands ? beginReading() : undefined), [stands, beginReading]);
}

/** Escape closes the tip before it does anything else. */
function useClosing({ id, lasts }: Tip, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  const { isRunning } = useMatchContext();
  useEscape(onClose);
  useEffect(() => {
    if (lasts === undefined || !isRunning) return undefined;
    const timer = setTimeout(() => close(), lasts);
    return () => clearTimeout(timer);
  }, [id, lasts, isRunning]);
}
