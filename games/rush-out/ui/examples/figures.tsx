import { type ExampleWords, type GameExamples, SketchSign } from '@tablee/table-ui';
import type { ComponentType, ReactNode } from 'react';
import type { RushWords } from '../../locale/index.ts';
import { nameCard } from '../../locale/index.ts';
import { defaultRushOptions } from '../../rules/options.ts';
import type { HeroClass, RushTypes } from '../../rules/types.ts';
import sorcererFace from '../art/sorcerer.svg';
import { DragonPicture } from '../brief/dangers.tsx';
import { AimPicture } from '../brief/pictures.tsx';
import { Deck } from '../pieces/deck.tsx';
import { Picture } from '../pieces/picture.tsx';
import { SpellCard } from '../pieces/spell-card.tsx';
import styles from './figures.module.css';

type RushExampleWords = ExampleWords<RushWords>;

/** Background as at the table. */
function Felt({ children }: { readonly children: ReactNode }) {
  return <span className={styles['felt']}>{children}</span>;
}

/** RO-6, RO-A8: the first empty deck wins. */
function LastCardFigure({ say }: RushExampleWords) {
  return (
    <Felt>
      <AimPicture options={defaultRushOptions} say={say} />
    </Felt>
  );
}

/** RO-33, RO-35: the dragon's start and end. */
function DragonFigure({ say }: RushExampleWords) {
  return (
    <Felt>
      <DragonPicture options={{ ...defaultRushOptions, chapter: 'training-2' }} say={say} />
    </Felt>
  );
}

/** RO-31: the invocation lies on the heroes' deck, with their side up. */
function SummonedFigure({ say }: RushExampleWords) {
  const text = say('effect.summon');
  const name = nameCard('invocation-1', say, 'title');
  return (
    <Felt>
      <span className={styles['summoned']}>
        <span className={styles['spell']}>
          <SpellCard card="invocation-1" name={name} text={text} state="done" />
        </span>
        <span className={styles['deck']}>
          <Deck back="trials" thickness={3} />
          <span className={styles['on-top']}>
            <SpellCard card="invocation-1" name={name} text={text} side="heroes" />
          </span>
        </span>
      </span>
    </Felt>
  );
}

/** RO-A67: a step of thickness is five cards. */
function ThicknessFigure() {
  return (
    <Felt>
      <span className={styles['decks']}>
        {[4, 3, 2, 1, 0].map((thickness) => (
          <span key={thickness} className={styles['small-deck']}>
            <Deck back="trials" thickness={thickness} />
          </span>
        ))}
      </span>
    </Felt>
  );
}

type DrawnSeat = 'sorcerer' | HeroClass;

interface TableProps extends RushExampleWords {
  readonly sitters: readonly DrawnSeat[];
  /** Sentence of the refusal; null for a legal table. */
  readonly refusal: string | null;
}

/** Sitters in pictures and words, marked as legal or not. */
function Table({ sitters, refusal, say }: TableProps) {
  return (
    <span className={styles['case']}>
      <span className={styles['table']}>
        <SketchSign isGood={refusal === null} />
        {namedOf(sitters).map(({ sitter, name }) => (
          <span key={name} className={styles['sitter']}>
            <span className={styles['face']} data-sitter={sitter}>
              {sitter === 'sorcerer' ? <img src={sorcererFace} alt="" /> : <Picture of={sitter} />}
            </span>
            {sitter === 'sorcerer' ? say('seat-option.role.sorcerer') : say(`seat-option.class.${sitter}`)}
          </span>
        ))}
      </span>
      {refusal !== null && <span className={styles['why']}>{refusal}</span>}
    </span>
  );
}

/** Unique keys: the refused examples repeat a sitter. */
function namedOf(sitters: readonly DrawnSeat[]) {
  return sitters.map((sitter, place) => ({ sitter, name: `${sitter} ${place}` }));
}

/** RO-4: exactly one sorcerer. */
function RolesFigure(words: RushExampleWords) {
  return (
    <Felt>
      <Table {...words} sitters={['warrior', 'tracker', 'sorcerer']} refusal={null} />
      <Table
        {...words}
        sitters={['warrior', 'sorcerer', 'sorcerer']}
        refusal={words.say('RO-4.refusal', { count: 2 })}
      />
    </Felt>
  );
}

/** RO-10: all heroes are different. */
function HeroesFigure(words: RushExampleWords) {
  return (
    <Felt>
      <Table {...words} sitters={['bard', 'cleric', 'sorcerer']} refusal={null} />
      <Table
        {...words}
        sitters={['bard', 'bard', 'sorcerer']}
        refusal={words.say('RO-10.refusal', { choice: words.say('seat-option.class.bard') })}
      />
    </Felt>
  );
}

export const figures: NonNullable<GameExamples<RushTypes, RushWords>['figures']> = {
  'RO-4': RolesFigure,
  'RO-6': LastCardFigure,
  'RO-10': HeroesFigure,
  'RO-31': SummonedFigure,
  'RO-33': DragonFigure,
  'RO-35': DragonFigure,
  'RO-A8': LastCardFigure,
  'RO-A10': SummonedFigure,
  'RO-A67': ThicknessFigure,
} satisfies Record<string, ComponentType<RushExampleWords>>;
