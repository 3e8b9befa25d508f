import type { Rounds } from '@tablee/kernel';
import type { SeatInfo } from '@tablee/protocol';
import type { Locale } from '@tablee/words';
import { type ReactNode, useEffect, useId } from 'react';
import { feel } from '../sound/feel.ts';
import type { Teams, TeamWords } from '../teams.ts';
import { listOf, tableWords } from '../words.ts';
import { Confetti } from './confetti.tsx';
import styles from './end-screen.module.css';
import type { Honour } from './honour.ts';
import { Honours } from './honours.tsx';
import { Lights } from './lights.tsx';
import { Podium } from './podium.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { type Standing, standingsOf } from './standings.ts';

interface EndScreenProps {
  readonly result: { readonly ranks: readonly number[]; readonly scores: readonly number[] };
  readonly seats: readonly SeatInfo[];
  readonly teams: Teams;
  /** What the game calls the teams, in their order; empty where they are only counted. */
  readonly teamWords: readonly TeamWords[];
  readonly viewer: number | null;
  readonly locale: Locale;
  readonly game: string;
  /** Why the match ended, in one sentence. */
  readonly reason: string;
  readonly rounds?: Rounds;
  readonly honours: readonly Honour[];
  readonly nameOf: (seat: number) => string;
  readonly unitOf: (score: number) => string;
  /** What to do next: buttons on the wood. */
  readonly children: ReactNode;
}

/** The end of a match: who won, on what steps the others stand, the paper with the points. */
export function EndScreen(props: EndScreenProps) {
  const { result, seats, viewer, locale, game, reason, rounds = [], honours, nameOf, unitOf, children } = props;
  const standings = standingsOf(result, props.teams, props.teamWords);
  const title = useId();
  useEffect(() => feel('win'), []);
  return (
    <section className={styles['end']} data-part="end" aria-labelledby={title}>
      <Lights />
      <Confetti />
      <div className={styles['stage']}>
        <h2 className={styles['title']} id={title}>
          {titleOf(standings, locale, nameOf)}
          <small>{reason}</small>
        </h2>
        <Podium standings={standings} seats={seats} locale={locale} nameOf={nameOf} unitOf={unitOf} />
      </div>
      <div className={styles['paper']}>
        <ScoreSheet
          title={game}
          standings={standings}
          rounds={rounds}
          viewer={viewer}
          locale={locale}
          nameOf={nameOf}
        />
        <Honours honours={honours} seats={seats} nameOf={nameOf} locale={locale} />
      </div>
      <footer className={styles['foot']}>
        <div className={`tray wood ${styles['actions']}`}>{children}</div>
      </footer>
    </section>
  );
}

/** One team alone has nobody to draw with. A team that has a name wins in the words of its game. */
function titleOf(standings: readonly Standing[], locale: Locale, nameOf: (seat: number) => string): string {
  const say = tableWords(locale);
  const winners = standings.filter(({ rank }) => rank === 1);
  if (winners.length > 1 && winners.length === standings.length) return say('draw');
  const [first, ...others] = winners;
  if (others.length === 0 && first?.words != null) return first.words.win;
  const names = winners.flatMap(({ seats, words }) => (words === null ? seats.map(nameOf) : [words.name]));
  return say('win', { names: listOf(names, locale), count: names.length });
}
