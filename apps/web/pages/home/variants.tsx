import { type UiEntry, type Variant, variantId } from '@tablee/games/catalog.ui';
import { useState } from 'react';
import { useSay } from '../../locale/use-say.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { useBoxWords } from '../../parts/use-box-words.ts';
import { shownVariants } from './shown-variants.ts';
import type { TableMaking } from './use-laying.ts';
import { ChaptersChip, MoreChip, VariantChip } from './variant-chip.tsx';
import styles from './variants.module.css';

interface VariantsProps {
  readonly id: string;
  readonly entry: UiEntry;
  /** The variant highlighted on the page; null if it belongs to another box. */
  readonly now: string | null;
  /** Maximum of chips; more variants are in a dialog behind the last one. */
  readonly most: number;
  readonly laying: TableMaking;
}

/** The variants of a game; a tap creates the table. */
export function Variants({ id, entry, now, most, laying }: VariantsProps) {
  const say = useSay();
  const game = useBoxWords(entry)('name');
  const { laid, lay, reach } = laying;
  const [isOpen, setOpen] = useState(false);
  const shown = shownVariants(entry, most);
  const hasMore = shown.length < entry.variants.length;
  const chip = (variant: Variant) => (
    <VariantChip
      key={variantId(variant)}
      {...{ entry, variant }}
      look={lookOf(variant, entry, now)}
      isBusy={laid === variantId(variant)}
      onReach={reach}
      onStart={() => lay(variant)}
    />
  );
  return (
    <>
      <ul
        className={styles['variants']}
        data-count={shown.length + Number(hasMore) + Number(entry.hasChapters === true)}
      >
        {shown.map(chip)}
        {entry.hasChapters === true && <ChaptersChip id={id} game={game} />}
        {hasMore && <MoreChip game={game} onOpen={() => setOpen(true)} />}
      </ul>
      {isOpen && (
        <Dialog title={say('home.more-title', { game })} onClose={() => setOpen(false)}>
          <ul className={styles['more']}>{entry.variants.slice(shown.length).map(chip)}</ul>
        </Dialog>
      )}
    </>
  );
}

function lookOf(variant: Variant, { variants: [usual] }: UiEntry, now: string | null): 'now' | 'paper' | 'ghost' {
  if (variantId(variant) === now) return 'now';
  return variant === usual ? 'paper' : 'ghost';
}
