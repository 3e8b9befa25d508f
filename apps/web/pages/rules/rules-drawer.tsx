import type { UiEntry } from '@tablee/games/catalog.ui';
import { Button, Drawer } from '@tablee/table-ui';
import { speakerOf } from '@tablee/words';
import { BookOpen, Search, X } from 'lucide-react';
import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { useSay } from '../../locale/use-say.ts';
import { openRules } from '../../parts/open-game.ts';
import { HeldNote, useReading } from '../../parts/reading.tsx';
import { useBoxWords } from '../../parts/use-box-words.ts';
import { useLayer } from '../../router/use-layer.ts';
import { useSettings } from '../../settings/settings.ts';
import { type ExampleBook, ExamplePair, useExamples } from './examples.tsx';
import { RuleList } from './rule-list.tsx';
import { findRules, type RuleSection, tellRules } from './told-rules.ts';

/** The rule that was asked for, and the sentence with which it refused, where it did. */
export interface RefusedRule {
  readonly rule: string;
  readonly sentence: string | null;
}

interface RulesDrawerProps {
  readonly game: string;
  readonly entry: UiEntry;
  /** Null for all of them. */
  readonly refused: RefusedRule | null;
  readonly onClose: () => void;
}

/** All the rules beside the table, the one in question first. */
export function RulesDrawer({ game, entry, refused, onClose }: RulesDrawerProps) {
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  const { definition, words } = use(openRules(game, entry));
  const book = useExamples(game, entry);
  const name = useBoxWords(entry)('name');
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState<string | null>(null);
  useReading();
  useLayer(onClose);
  const sections = tellRules(definition, speakerOf(words, locale));
  const found = findRules(sections, query).filter(({ id }) => shown === null || id === shown);
  return (
    <Drawer
      title={say('rules.title', { game: name })}
      icon={<BookOpen aria-hidden="true" />}
      locale={locale}
      onClose={onClose}
      foot={
        <Button look={refused === null ? 'paper' : 'now'} className="rules-done" onClick={onClose}>
          {say(refused === null ? 'close' : 'rules.understood')}
        </Button>
      }
    >
      <HeldNote />
      <label className="rules-search">
        <Search size={19} aria-hidden="true" />
        <input
          type="search"
          placeholder={say('rules.search')}
          aria-label={say('rules.search')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </label>
      <SectionTabs sections={sections} shown={shown} onShow={setShown} />
      {refused !== null && query === '' && shown === null && <Met sections={sections} refused={refused} book={book} />}
      <RuleList sections={found} heading="h3" book={book} areFolded />
    </Drawer>
  );
}

interface SectionTabsProps {
  readonly sections: readonly RuleSection[];
  readonly shown: string | null;
  readonly onShow: (section: string | null) => void;
}

function SectionTabs({ sections, shown, onShow }: SectionTabsProps): ReactNode {
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

interface MetProps {
  readonly sections: readonly RuleSection[];
  readonly refused: { readonly rule: string; readonly sentence: string | null };
  readonly book: ExampleBook | null;
}

/** The rule in question with its examples: in sight also where it is refused while the drawer is open. */
function Met({ sections, refused: { rule, sentence }, book }: MetProps) {
  const say = useSay();
  const card = useRef<HTMLElement>(null);
  // Another rule is scrolled to again.
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [rule]);
  const told = sections.flatMap(({ rules }) => rules).find(({ id }) => id === rule);
  return (
    <section className="rules-met" ref={card}>
      {sentence !== null && (
        <>
          <p className="rules-met-why">
            <X size={18} strokeWidth={3.4} aria-hidden="true" />
            {say('rules.refused')}
          </p>
          <p className="rules-met-sentence">{sentence}</p>
        </>
      )}
      <p className="rules-met-rule">
        <span className="rule-id">{rule}</span>
        <span>{told?.text}</span>
      </p>
      <ExamplePair book={book} rule={rule} first={sentence === null ? 'legal' : 'illegal'} />
    </section>
  );
}
