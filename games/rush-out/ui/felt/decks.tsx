import { placed } from '@tablee/table-ui';
import { memo } from 'react';
import type { RushSay } from '../../locale/index.ts';
import type { RushView, VisibleDeck } from '../../rules/types.ts';
import type { Layout } from '../layout/types.ts';
import { Deck } from '../pieces/deck.tsx';
import styles from './decks.module.css';

interface DecksProps extends Pick<RushView, 'trialDeck' | 'spellDeck' | 'onTop'> {
  readonly layout: Layout;
  readonly say: RushSay;
}

/** Both decks, with the invocation on top of the heroes' deck (RO-31). */
export const Decks = memo(function Decks({ trialDeck, spellDeck, onTop, layout, say }: DecksProps) {
  const top = onTop === null ? '' : `, ${say('ui.on-top')}`;
  return (
    <>
      <span
        className={styles['deck']}
        style={placed(layout.trials.deck)}
        role="img"
        aria-label={deckWords(say('ui.trial-deck'), trialDeck, say) + top}
      >
        <Deck back="trials" {...trialDeck} />
        {onTop !== null && (
          <span className={styles['top']}>
            <Deck back="spells" thickness={1} />
          </span>
        )}
      </span>
      <span
        className={styles['deck']}
        style={placed(layout.spells.deck)}
        role="img"
        aria-label={deckWords(say('ui.spell-deck'), spellDeck, say)}
      >
        <Deck back="spells" {...spellDeck} />
      </span>
    </>
  );
});

function deckWords(deck: string, { thickness, count }: VisibleDeck, say: RushSay): string {
  return count === null
    ? say('ui.deck', { deck, thickness: Math.min(thickness, 3) })
    : say('ui.deck.count', { deck, count });
}
