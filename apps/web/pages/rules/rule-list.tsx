import { useSay } from '../../locale/use-say.ts';
import type { RuleSection } from './told-rules.ts';

interface RuleListProps {
  readonly sections: readonly RuleSection[];
  /** One level below the heading of the page or drawer. */
  readonly heading: 'h2' | 'h3';
}

export function RuleList({ sections, heading: Heading }: RuleListProps) {
  const say = useSay();
  if (sections.length === 0) return <p className="rules-none">{say('rules.none')}</p>;
  return sections.map(({ id, title, rules }) => (
    <section key={id} className="rules-section" aria-labelledby={`section-${id}`}>
      <Heading id={`section-${id}`}>{title}</Heading>
      <ul>
        {rules.map((rule) => (
          <li key={rule.id} id={rule.id} data-ruling={rule.isRuling || undefined}>
            <span className="rule-id">{rule.id}</span>
            <span>
              {rule.text}
              {rule.isRuling && <span className="rule-ruling">{say('rules.ruling')}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  ));
}
