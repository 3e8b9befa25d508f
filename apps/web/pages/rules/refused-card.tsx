import { type GameTypes, toMillis } from '@tablee/kernel';
import type { AnyUi, ExampleWords, Hint, ShownExample } from '@tablee/table-ui';
import type { AnyWords } from '@tablee/words';
import { X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSay } from '../../locale/use-say.ts';
import { DrawnTry } from './drawn-try.tsx';
import { type ExampleBook, PairExample } from './examples.tsx';
import { RuleHere } from './rule-list.tsx';
import type { ToldRule } from './told-rules.ts';

/** The viewer's own refused command, with what is needed to draw and explain it. */
interface OwnTry {
  readonly shown: ShownExample<GameTypes>;
  readonly words: ExampleWords<AnyWords>;
  /** Match time of the refusal. */
  readonly at: number;
}

/** The rule that was opened, with its sentence if it has refused a command. */
export interface RefusedRule {
  readonly rule: string;
  readonly sentence: string | null;
  readonly own: OwnTry | null;
}

interface RefusedCardProps {
  readonly told: ToldRule;
  readonly refused: RefusedRule;
  readonly ui: AnyUi | null;
  readonly book: ExampleBook | null;
}

/**
 * The rule in question: the refused command, an allowed one, and an alternative. Scrolled into view, also if the
 * refusal comes while the drawer is open.
 */
export function RefusedCard({ told, refused: { rule, sentence, own }, ui, book }: RefusedCardProps) {
  const say = useSay();
  const card = useRef<HTMLElement>(null);
  // Scrolls again for another rule or command.
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [rule, own]);
  return (
    <section className="rules-met" ref={card} aria-labelledby="rules-met">
      {sentence !== null && (
        <p className="rules-met-why">
          <X size={18} strokeWidth={3.4} aria-hidden="true" />
          {say('rules.refused')}
        </p>
      )}
      <h3 id="rules-met" className="rules-met-title">
        {told.title}
      </h3>
      <p className="rules-met-rule">
        {told.text} <small className="rule-id">{rule}</small>
      </p>
      <RuleHere here={told.here} />
      <div className="rule-examples">
        {own === null || book === null ? (
          <>
            {sentence !== null && <p className="rules-met-sentence">{sentence}</p>}
            <PairExample book={book} rule={rule} side="illegal" />
          </>
        ) : (
          <MyTry own={own} examples={book.examples} sentence={sentence} />
        )}
        <PairExample book={book} rule={rule} side="legal" />
        {own !== null && book !== null && ui !== null && <WayOut own={own} ui={ui} examples={book.examples} />}
      </div>
    </section>
  );
}

interface MyTryProps {
  readonly own: OwnTry;
  readonly examples: ExampleBook['examples'];
}

function MyTry({ own: { shown, words }, examples, sentence }: MyTryProps & { readonly sentence: string | null }) {
  const say = useSay();
  const drawn = examples.focus?.(shown) ?? shown;
  return (
    <DrawnTry examples={examples} words={words} shown={drawn} verdict="illegal" label={`${say('rules.my-try')}.`}>
      {sentence}
    </DrawnTry>
  );
}

/** An alternative in the viewer's own position; nothing if the game gives no hint. */
function WayOut({ own: { shown, words, at }, examples, ui }: MyTryProps & { readonly ui: AnyUi }) {
  const say = useSay();
  const hint = useWayOut(ui, shown, words, at);
  if (hint === null) return null;
  const way = { ...shown, command: hint.command };
  const { focus, tell } = examples;
  const drawn = focus?.(way) ?? way;
  return (
    <DrawnTry examples={examples} words={words} shown={drawn} verdict="way-out" label={say('rules.way-out')}>
      {tell(way, words).tried} {hint.why}
    </DrawnTry>
  );
}

function useWayOut(
  ui: AnyUi,
  { view, seat, command }: ShownExample<GameTypes>,
  words: ExampleWords<AnyWords>,
  at: number,
): Hint<GameTypes> | null {
  const [answer, setAnswer] = useState<{ readonly to: unknown; readonly hint: Hint<GameTypes> | null } | null>(null);
  const asked = useMemo(
    () => ui.hint?.({ view, seat, at: toMillis(Math.floor(at)), ...words, insteadOf: command }) ?? null,
    [ui, view, seat, command, words, at],
  );
  useEffect(() => {
    // A failed hint only leaves the alternative out.
    asked?.then(
      (hint) => setAnswer({ to: asked, hint }),
      () => undefined,
    );
  }, [asked]);
  return answer?.to === asked ? (answer?.hint ?? null) : null;
}
