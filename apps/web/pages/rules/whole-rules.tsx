import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSay } from '../../locale/use-say.ts';
import type { ExampleBook } from './examples.tsx';
import { RuleList, sectionAnchor } from './rule-list.tsx';
import { findRules, type RuleSection } from './told-rules.ts';

interface WholeRulesProps {
  readonly sections: readonly RuleSection[];
  readonly book: ExampleBook | null;
}

/** All rules with search field and section tabs. */
export function WholeRules({ sections, book }: WholeRulesProps) {
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState<string | null>(null);
  const found = findRules(sections, query).filter(({ id }) => shown === null || id === shown);
  return (
    <>
      <SearchField query={query} onChange={setQuery} />
      <SectionTabs sections={sections} shown={shown} onShow={setShown} />
      <RuleList sections={found} heading="h3" book={book} areFolded />
    </>
  );
}

interface WithContentsProps extends WholeRulesProps {
  /** Shown before the rules, and hidden during a search so that the results are in view. */
  readonly children: ReactNode;
}

/** All rules with examples, below a search field and a table of contents. */
export function RulesWithContents({ sections, book, children }: WithContentsProps) {
  const [query, setQuery] = useState('');
  const found = findRules(sections, query);
  return (
    <>
      <SearchField query={query} onChange={setQuery} />
      <Contents sections={found} />
      {query === '' && children}
      <RuleList sections={found} heading="h2" book={book} />
    </>
  );
}

interface SearchFieldProps {
  readonly query: string;
  readonly onChange: (query: string) => void;
}

function SearchField({ query, onChange }: SearchFieldProps) {
  const say = useSay();
  return (
    <label className="rules-search">
      <Search size={19} aria-hidden="true" />
      <input
        type="search"
        placeholder={say('rules.search')}
        aria-label={say('rules.search')}
        value={query}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

function Contents({ sections }: Pick<WholeRulesProps, 'sections'>) {
  const say = useSay();
  if (sections.length < 2) return null;
  return (
    <nav className="rules-contents" aria-label={say('rules.contents')}>
      {sections.map(({ id, title }) => (
        <a key={id} href={`#${sectionAnchor(id)}`}>
          {title}
        </a>
      ))}
    </nav>
  );
}

interface SectionTabsProps {
  readonly sections: readonly RuleSection[];
  readonly shown: string | null;
  readonly onShow: (section: string | null) => void;
}

function SectionTabs({ sections, shown, onShow }: SectionTabsProps) {
  const say = useSay();
  if (sections.length < 2) return null;
  const tabs = [{ id: null, title: say('rules.all') }, ...sections];
  return (
    <div className="rules-tabs">
      {tabs.map(({ id, title }) => (
        <button key={id} type="button" aria-pressed={id === shown} onClick={() => onShow(id)}>
          {title}
        </button>
      ))}
    </div>
  );
}
