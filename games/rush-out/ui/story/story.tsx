import type { SeenEnd } from '@tablee/table-ui';
import { nameCard, type RushWords } from '../../locale/index.ts';
import { isSpell } from '../../rules/content/cards.ts';
import type { Camp, RoundWin, RushTypes } from '../../rules/types.ts';
import { Deck } from '../pieces/deck.tsx';
import { SpellCard } from '../pieces/spell-card.tsx';
import { TrialCard } from '../pieces/trial-card.tsx';
import { effectWords } from '../said/card-words.ts';
import { Chart } from './chart.tsx';
import { RoundRows } from './round-rows.tsx';
import styles from './story.module.css';
import { closeWords, timeWords } from './told-course.ts';
import { matchWords } from './told-rounds.ts';

type RushStoryEnd = Pick<SeenEnd<RushTypes, RushWords>, 'view' | 'say'>;

/** Course of the match: duration, rounds, margin, both decks over time in the last round, and the deciding card. */
export function Story({ view, say }: RushStoryEnd) {
  const { courses, win, rounds } = view;
  const course = courses.at(-1);
  const won = rounds?.won.at(-1) ?? (win as RoundWin | null);
  if (course === undefined || won === null) return null;
  return (
    <section className={`sheet ${styles['story']}`} aria-label={say('end.story')}>
      <h3>{rounds === null ? timeWords(course, say) : matchWords(courses, say)}</h3>
      {rounds !== null && <RoundRows won={rounds.won} courses={courses} say={say} />}
      <p className={styles['close']}>{closeWords(course, won, say)}</p>
      <div className={styles['drawn']}>
        <div className={styles['decks']}>
          <Chart course={course} say={say} />
          <p className={styles['legend']}>
            <Line back="trials" words={say('ui.trial-deck')} />
            <Line back="spells" words={say('ui.spell-deck')} />
          </p>
        </div>
        {course.last !== null && <LastCard card={course.last.card} camp={won.camp} say={say} />}
      </div>
    </section>
  );
}

function Line({ back, words }: { readonly back: 'trials' | 'spells'; readonly words: string }) {
  return (
    <span className={styles['named']} data-deck={back}>
      <span className={styles['back']} aria-hidden="true">
        <Deck back={back} thickness={1} />
      </span>
      <i className={styles['line']} />
      {words}
    </span>
  );
}

interface LastCardProps extends Pick<RushStoryEnd, 'say'> {
  readonly card: string;
  readonly camp: Camp;
}

/** RO-31: an invocation of the heroes shows their side. */
function LastCard({ card, camp, say }: LastCardProps) {
  const name = nameCard(card, say, 'title');
  return (
    <figure className={styles['last']}>
      <span className={styles['card']} data-spell={isSpell(card) || undefined} aria-hidden="true">
        {isSpell(card) ? (
          <SpellCard card={card} name={name} text={effectWords(card, camp, say)} side={camp} state="done" />
        ) : (
          <TrialCard card={card} name={name} state="done" />
        )}
      </span>
      <figcaption>{say('end.last')}</figcaption>
    </figure>
  );
}
