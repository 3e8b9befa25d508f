import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import crown from '../art/crown.svg';
import party from '../art/party.svg';
import styles from './sketch.module.css';

/** Layout of small pictures: pieces of the game with words below or beside them. */

interface SketchProps {
  readonly children: ReactNode;
}

/** Pieces side by side, as large as the picture allows; each is --w wide. */
export function Sketch({ children }: SketchProps) {
  return <span className={styles['sketch']}>{children}</span>;
}

/** Two or three alternatives, divided by lines. */
export function SketchParts({ children }: SketchProps) {
  return <span className={styles['parts']}>{children}</span>;
}

interface SketchPartProps extends SketchProps {
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

/** Pieces at the left, their names at the right. */
export function SketchLine({ thing, children }: SketchPartProps) {
  return (
    <span className={styles['line']}>
      <span className={styles['thing']}>{thing}</span>
      <span className={styles['beside']}>{children}</span>
    </span>
  );
}

/** A column of rows whose words are aligned. */
export function SketchLines({ children }: SketchProps) {
  return <span className={styles['lines']}>{children}</span>;
}

/** Pieces that lie together, closer when there are many. */
export function SketchGroup({ children, isTight = false }: SketchProps & { readonly isTight?: boolean }) {
  return (
    <span className={styles['group']} data-tight={isTight || undefined}>
      {children}
    </span>
  );
}

/** Emphasizes the action in a line that also says when it is possible. */
export function SketchAction({ children }: SketchProps) {
  return <b className={styles['action']}>{children}</b>;
}

export function SketchArrow() {
  return (
    <svg className={styles['arrow']} viewBox="0 0 60 40" aria-hidden="true">
      <path d="M6 20h44M36 6l15 14-15 14" />
    </svg>
  );
}

/** A sign for allowed or not, beside the colour. */
export function SketchSign({ isGood }: { readonly isGood: boolean }) {
  const Sign = isGood ? Check : X;
  return (
    <span className={styles['sign']} data-good={isGood}>
      <Sign size={18} strokeWidth={3.6} aria-hidden="true" />
    </span>
  );
}

/** Points gained or lost. */
export function SketchPoints({ children, isLoss = false }: SketchProps & { readonly isLoss?: boolean }) {
  return (
    <b className={styles['points']} data-loss={isLoss || undefined}>
      {children}
    </b>
  );
}

/** The winner's crown. */
export function SketchCrown() {
  return <img className={styles['crown']} src={crown} alt="" draggable={false} />;
}

export function SketchParty() {
  return <img className={styles['crown']} src={party} alt="" draggable={false} />;
}
