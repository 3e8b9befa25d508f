import { SlidersHorizontal } from 'lucide-react';
import { useSay } from '../../locale/use-say.ts';
import { useCoverWords } from '../../parts/use-box-words.ts';
import { variantWords } from '../../parts/variant-words.ts';
import type { OpenDialog } from './opened.tsx';
import type { Room } from './room.ts';
import styles from './variant-chips.module.css';
import { optionsOf, variantOf } from './variants.ts';

interface VariantChipsProps {
  readonly room: Room;
  readonly open: OpenDialog;
}

/** Variants of the game, and a button for all options. */
export function VariantChips({ room, open }: VariantChipsProps) {
  const say = useSay();
  const { definition, entry, table, isMaker, actions } = room;
  const box = useCoverWords(entry);
  const { preset: chosen, changed } = variantOf(definition, table.options);
  return (
    <div className={styles['variants']} role="group" aria-label={say('lobby.options')}>
      {entry.variants
        .filter(({ preset, seat }) => seat === undefined && (isMaker || preset === chosen))
        .map((variant) => (
          <VariantChip
            key={variant.preset}
            {...variantWords(box, variant)}
            isMaker={isMaker}
            isChosen={variant.preset === chosen}
            onChoose={() => actions.choose(optionsOf(definition, variant.preset))}
          />
        ))}
      <button type="button" className={styles['more']} aria-haspopup="dialog" onClick={() => open('options')}>
        <SlidersHorizontal size={20} strokeWidth={2.6} aria-hidden="true" />
        <span>
          <b>{say('lobby.more')}</b>
          {changed.length > 0 && <small>{say('lobby.more-changed', { count: changed.length })}</small>}
        </span>
      </button>
    </div>
  );
}

interface VariantChipProps {
  readonly name: string;
  readonly fact: string;
  readonly isChosen: boolean;
  readonly isMaker: boolean;
  readonly onChoose: () => void;
}

/** Text for everybody but the maker. */
function VariantChip({ name, fact, isChosen, isMaker, onChoose }: VariantChipProps) {
  const words = (
    <>
      <b>{name}</b> <small>{fact}</small>
    </>
  );
  if (!isMaker) return <p className={styles['variant']}>{words}</p>;
  return (
    <button type="button" className={styles['variant']} aria-pressed={isChosen} onClick={onChoose}>
      {words}
    </button>
  );
}
