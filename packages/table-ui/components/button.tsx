import type { ButtonHTMLAttributes } from 'react';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `now` is the awaited action: at most one a screen. */
  readonly look: 'now' | 'paper' | 'ink' | 'ghost';
}

export function Button({ look, className = '', ...rest }: ButtonProps) {
  return <button type="button" className={`button ${look} ${className}`} {...rest} />;
}
