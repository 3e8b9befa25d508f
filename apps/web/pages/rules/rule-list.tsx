import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useSay } from '../../locale/use-say.ts';
import { type ExampleBook, Examples, hasExamples } from './examples.tsx';
import type { RuleSection, ToldRule } from './told-rules.ts';

interface RuleListProps {
  readonly sections: readonly RuleSection[];
  /** One level below the heading of the page or drawer. */
  readonly heading: 'h2' | 'h3';
  readonly book: ExampleBook | null;
  /** Folds the examples of each rule, for narrow columns. */
  readonly areFolded?: boolean;
}

export function RuleList({ sections, heading: Heading, book, areFolded = false }: RuleListProps) {
  const say = useSay();
  const RuleHeading = Heading === 'h2' ? 'h3' : 'h4';
  if (sections.length === 0) return <p className="rules-none">{say('rules.none')}</p>;
  return sections.map(({ id, title, rules }) => (
    <section key={id} className="rules-section" aria-labelledby={sectionAnchor(id)}>
      <Heading id={sectionAnchor(id)}>{title}</Heading>
      <ul>
        {rules.map((rule) => (
          <li key={rule.id} id={rule.id} data-ruling={rule.isRuling || undefined}>
            <RuleHeading className="rule-title">{rule.title}</RuleHeading>
            <RuleText rule={rule} />
            <RuleHere here={rule.here} />
            {areFolded ? <FoldedExamples book={book} rule={rule.id} /> : <Examples book={book} rule={rule.id} />}
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** The id of a section's heading in the document. */
export function sectionAnchor(id: string): string {
  return `section-${id}`;
}

/** The sentence of a rule, with its id and origin in small print. */
function RuleText({ rule: { id, text, isRuling } }: { readonly rule: ToldRule }) {
  const say = useSay();
  return (
    <p>
      {text} {isRuling && <span className="rule-ruling">{say('rules.ruling')}</span>}{' '}
      <small className="rule-id">{id}</small>
    </p>
  );
}

/** The effect of the table's options on the rule. */
export function RuleHere({ here }: Pick<ToldRule, 'here'>) {
  const say = useSay();
  return here === null ? null : <p className="rule-here">{say('rules.here', { rule: here })}</p>;
}

function FoldedExamples({ book, rule }: { readonly book: ExampleBook | null; readonly rule: string }) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  if (!hasExamples(book, rule)) return null;
  return (
    <details className="rule-fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <ChevronRight size={18} strokeWidth={2.8} aria-hidden="true" />
        {say('rules.examples')}
      </summary>
      {isOpen && <Examples book={book} rule={rule} />}
    </details>
  );
}
