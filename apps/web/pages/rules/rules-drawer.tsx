import type { UiEntry } from '@tablee/games/catalog.ui';
import { Button, Drawer } from '@tablee/table-ui';
import { speakerOf } from '@tablee/words';
import { BookOpen } from 'lucide-react';
import { use, useState } from 'react';
import { useSay } from '../../locale/use-say.ts';
import { openTable, openToldRules } from '../../parts/open-game.ts';
import { HeldNote, useReading } from '../../parts/reading.tsx';
import { useCoverWords } from '../../parts/use-box-words.ts';
import { useLayer } from '../../router/use-layer.ts';
import { useSettings } from '../../settings/settings.ts';
import { presetOf } from '../play/preset-name.ts';
import { BriefCards } from './brief-cards.tsx';
import type { BriefOptions } from './brief-lines.ts';
import { useExamples } from './examples.tsx';
import { RefusedCard, type RefusedRule } from './refused-card.tsx';
import styles from './rules-drawer.module.css';
import { hereAt, playedSections, tellRule, tellRules } from './told-rules.ts';
import { WholeRules } from './whole-rules.tsx';

interface RulesDrawerProps {
  readonly game: string;
  readonly entry: UiEntry;
  /** The table's options. */
  readonly options: BriefOptions;
  /** Null to open the whole list. */
  readonly refused: RefusedRule | null;
  readonly onClose: () => void;
}

/** The rules of this table's game, short or whole, with the refused rule first. */
export function RulesDrawer({ game, entry, options, refused, onClose }: RulesDrawerProps) {
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  const { definition, words } = use(openToldRules(game, entry, locale, options));
  const ui = entry.table === null ? null : use(openTable(game, entry.table));
  const book = useExamples(game, entry, options);
  const box = useCoverWords(entry);
  const tell = speakerOf(words, locale);
  const sayHere = hereAt(words.messages[locale] ?? {}, options, tell);
  const sections = tellRules(definition, tell, { sayHere, played: playedSections(ui, options) });
  const preset = presetOf(definition, options);
  const told = refused === null ? null : tellRule(definition, refused.rule, tell, sayHere);
  const [isWhole, setWhole] = useState(ui?.brief == null);
  useReading();
  useLayer(onClose);
  return (
    <Drawer
      title={say('rules.title', { game: box('name') })}
      subtitle={preset === null ? null : box(`preset.${preset}`)}
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
      {refused !== null && told !== null && <RefusedCard {...{ told, refused, ui, book }} />}
      {ui?.brief != null && <ReadingSwitch isWhole={isWhole} onChange={setWhole} />}
      {isWhole || ui === null ? (
        <WholeRules sections={sections} book={book} />
      ) : (
        <BriefCards ui={ui} kind="short" options={options} say={tell} heading="h3" />
      )}
    </Drawer>
  );
}

interface ReadingSwitchProps {
  readonly isWhole: boolean;
  readonly onChange: (isWhole: boolean) => void;
}

function ReadingSwitch({ isWhole, onChange }: ReadingSwitchProps) {
  const say = useSay();
  return (
    <div className={styles['switch']} role="group" aria-label={say('rules.reading')}>
      <button type="button" aria-pressed={!isWhole} onClick={() => onChange(false)}>
        {say('rules.short')}
      </button>
      <button type="button" aria-pressed={isWhole} onClick={() => onChange(true)}>
        {say('rules.whole')}
      </button>
    </div>
  );
}
