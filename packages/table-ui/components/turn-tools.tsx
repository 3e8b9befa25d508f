import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './turn-tools.module.css';

interface TurnToolsProps {
  /** True for three small buttons instead of two: a tablet then shows icons alone. */
  readonly isFull?: boolean;
  /** True if the main button is the only action. */
  readonly isLarge?: boolean;
  readonly children: ReactNode;
}

/** Buttons of a turn in the tray: a few small ones, then the main one. At most one glows. */
export function TurnTools({ isFull = false, isLarge = false, children }: TurnToolsProps) {
  return (
    <div className={styles['tools']} data-full={isFull || undefined} data-large={isLarge || undefined}>
      {children}
    </div>
  );
}

interface ToolProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Value of `data-thing`, by which code and tests find the element. */
  readonly thing: string;
  readonly picture: ReactNode;
  readonly word: string;
  /** True if the word stays visible on a portrait phone. */
  readonly keepsWord?: boolean;
  /** True while the word says what a press will play, as after a hint; it is then visible at any size. */
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
  /** `off` looks disabled but can be pressed: it then says why the turn cannot be sent. */
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
