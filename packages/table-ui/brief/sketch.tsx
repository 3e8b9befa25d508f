import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import crown from '../art/crown.svg';
import party from '../art/party.svg';
import styles from './sketch.module.css';

/** The parts of the pictures of a game in short: pieces of the game between them, words below or beside. */

interface SketchProps {
  readonly children: ReactNode;
}

/** Things side by side on the felt, as large as it allows: pieces in it are --w wide. */
export function Sketch({ children }: SketchProps) {
  return <span className={styles['sketch']}>{children}</span>;
}

/** Two or three things that can happen, a line between them. */
export function SketchParts({ children }: SketchProps) {
  return <span className={styles['parts']}>{children}</span>;
}

interface SketchPartProps extends SketchProps {
  /** What it looks like. */
  readonly thing: ReactNode;
}

export function SketchPart({ thing, children }: SketchPartProps) {
  return (
    <span className={styles['part']}>
      <span className={styles['thing']}>{thing}</span>
      <span className={styles['below']}>{children}</span>
    </span>
  );
}

/** Things on the left, what they are called on the right. */
export function SketchLine({ thing, children }: SketchPartProps) {
  return (
    <span className={styles['line']}>
      <span className={styles['thing']}>{thing}</span>
      <span className={styles['beside']}>{children}</span>
    </span>
  );
}

/** Lines one below the other; their words stand on one line. */
export function SketchLines({ children }: SketchProps) {
  return <span className={styles['lines']}>{children}</span>;
}

/** Pieces that lie together; closer where they are many. */
export function SketchGroup({ children, isTight = false }: SketchProps & { readonly isTight?: boolean }) {
  return (
    <span className={styles['group']} data-tight={isTight || undefined}>
      {children}
    </span>
  );
}

/** What is done, among words that say when. */
export function SketchDeed({ children }: SketchProps) {
  return <b className={styles['deed']}>{children}</b>;
}

export function SketchArrow() {
  return (
    <svg className={styles['arrow']} viewBox="0 0 60 40" aria-hidden="true">
      <path d="M6 20h44M36 6l15 14-15 14" />
    </svg>
  );
}

/** Whether it goes, as a sign beside the colour. */
export function SketchSign({ isGood }: { readonly isGood: boolean }) {
  const Sign = isGood ? Check : X;
  return (
    <span className={styles['sign']} data-good={isGood}>
      <Sign size={18} strokeWidth={3.6} aria-hidden="true" />
    </span>
  );
}

/** A number of points, gained or lost. */
export function SketchPoints({ children, isLoss = false }: SketchProps & { readonly isLoss?: boolean }) {
  return (
    <b className={styles['points']} data-loss={isLoss || undefined}>
      {children}
    </b>
  );
}

/** Who wins wears it. */
export function SketchCrown() {
  return <img className={styles['crown']} src={crown} alt="" draggable={false} />;
}

export function SketchParty() {
  return <img className={styles['crown']} src={party} alt="" draggable={false} />;
}
