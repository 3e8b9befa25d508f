import type { ReactNode } from 'react';
import { CardPage } from './card-page.tsx';
import lonely from './lonely.svg';

interface ShortPageProps {
  readonly title: string;
  readonly text: string;
  /** Buttons or links. */
  readonly children: ReactNode;
}

/** An error page: a sentence and what can be done. */
export function ShortPage({ title, text, children }: ShortPageProps) {
  return (
    <CardPage title={title} width="narrow">
      <img className="card-picture" src={lonely} alt="" />
      <p>{text}</p>
      <p className="card-actions">{children}</p>
    </CardPage>
  );
}
