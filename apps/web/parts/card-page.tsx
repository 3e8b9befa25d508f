import type { ReactNode } from 'react';
import { useSay } from '../locale/use-say.ts';
import { Link } from '../router/link.tsx';
import { Logo } from './logo.tsx';
import { usePageTitle } from './use-page-title.ts';

interface CardPageProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Narrow for a short message, wide for text to read. */
  readonly width: 'narrow' | 'wide';
}

/** A page drawn as a sheet of paper on the felt. */
export function CardPage({ title, children, width }: CardPageProps) {
  const say = useSay();
  const heading = usePageTitle(title);
  return (
    <div className="card-page">
      <header className="card-bar">
        <Link to={{ page: 'home' }} className="card-brand" aria-label={`${say('app')}, ${say('back-home')}`}>
          <Logo size={40} />
          {say('app')}
        </Link>
      </header>
      <main className={`card ${width}`}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </main>
    </div>
  );
}
