import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './turn-tools.module.css';

interface TurnToolsProps {
  /** Three stand beside the main one instead of two: then they are pictures on a tablet too. */
  readonly isFull?: boolean;
  /** The main one is the only thing to do. */
  readonly isLarge?: boolean;
  readonly children: ReactNode;
}

/** The buttons of a turn in the tray: a few small ones, and the main one last. At most one glows. */
export function TurnTools({ isFull = false, isLarge = false, children }: TurnToolsProps) {
  return (
    <div className={styles['tools']} data-full={isFull || undefined} data-large={isLarge || undefined}>
      {children}
    </div>
  );
}

interface ToolProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The name by which its element is found. */
  readonly thing: string;
  readonly picture: ReactNode;
  readonly word: string;
  /** It keeps its word where there is little room: on a phone held upright. */
  readonly keepsWord?: boolean;
  /** It says what it would do now, in a word that is never left out: a hint that plays. */
  readonly isDoing?: boolean;
}

export function Tool({ thing, picture, word, keepsWord = false, isDoing = false, ...rest }: ToolProps) {
  return (
    <Button
      look="paper"
      className={styles['tool'] ?? ''}
      data-thing={thing}
      data-worded={keepsWord || undefined}
      data-doing={isDoing || undefined}
      {...rest}
    >
      {picture}
      <span className={styles['word']}>{word}</span>
    </Button>
  );
}

interface MainToolProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly thing: string;
  /** 'off': not right yet. It looks switched off, but can be pressed, and then says why. */
  readonly state: 'now' | 'idle' | 'off';
  readonly picture?: ReactNode;
  readonly word: string;
}

export function MainTool({ thing, state, picture, word, ...rest }: MainToolProps) {
  return (
    <Button
      look={state === 'now' ? 'now' : 'paper'}
      className={styles['main'] ?? ''}
      data-thing={thing}
      data-off={state === 'off' || undefined}
      {...rest}
    >
      {picture}
      <span>{word}</span>
    </Button>
  );
}
