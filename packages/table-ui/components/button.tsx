import type { ButtonHTMLAttributes } from 'react';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `now` is the one thing that is waited for: at most once a screen. */
  readonly look: 'now' | 'paper' | 'ink' | 'ghost';
}

export function Button({ look, className = '', ...rest }: ButtonProps) {
  return <button type="button" className={`button ${look} ${className}`} {...rest} />;
}
