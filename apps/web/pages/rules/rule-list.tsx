import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useSay } from '../../locale/use-say.ts';
import { type ExampleBook, ExamplePair, pairOf } from './examples.tsx';
import type { RuleSection } from './told-rules.ts';

interface RuleListProps {
  readonly sections: readonly RuleSection[];
  /** One level below the heading of the page or drawer. */
  readonly heading: 'h2' | 'h3';
  readonly book: ExampleBook | null;
  /** Where there is little room, examples are drawn only when asked for. */
  readonly areFolded?: boolean;
}

export function RuleList({ sections, heading: Heading, book, areFolded = false }: RuleListProps) {
  const say = useSay();
  if (sections.length === 0) return <p className="rules-none">{say('rules.none')}</p>;
  return sections.map(({ id, title, rules }) => (
    <section key={id} className="rules-section" aria-labelledby={`section-${id}`}>
      <Heading id={`section-${id}`}>{title}</Heading>
      <ul>
        {rules.map((rule) => (
          <li key={rule.id} id={rule.id} data-ruling={rule.isRuling || undefined}>
            <span className="rule-id">{rule.id}</span>
            <div>
              {rule.text}
              {rule.isRuling && <span className="rule-ruling">{say('rules.ruling')}</span>}
              {areFolded ? (
                <FoldedPair book={book} rule={rule.id} />
              ) : (
                <ExamplePair book={book} rule={rule.id} first="legal" />
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function FoldedPair({ book, rule }: { readonly book: ExampleBook | null; readonly rule: string }) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  if (pairOf(book, rule) === null) return null;
  return (
    <details className="rule-fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <ChevronRight size={18} strokeWidth={2.8} aria-hidden="true" />
        {say('rules.examples')}
      </summary>
      {isOpen && <ExamplePair book={book} rule={rule} first="legal" />}
    </details>
  );
}
