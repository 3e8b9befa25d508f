import '@fontsource-variable/fredoka';
import '@fontsource-variable/nunito';
import '@tablee/table-ui/styles.css';
import { VoiceOver } from '@tablee/table-ui';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { readOptions } from './options.ts';

/** The playground, which is never shipped: a game without a server, or the flights and drags of all tables. */
const options = readOptions(location.search);
document.documentElement.lang = options.locale;
document.documentElement.dataset['theme'] = options.theme;
createRoot(document.getElementById('root') as HTMLElement).render(
  <>
    {await open()}
    <VoiceOver />
  </>,
);

async function open(): Promise<ReactNode> {
  if (options.show === 'flights') {
    const { FlightsPage } = await import('./flights.tsx');
    return <FlightsPage />;
  }
  if (options.show === 'dragging') {
    const { DraggingPage } = await import('./dragging.tsx');
    return <DraggingPage />;
  }
  if (options.show === 'ledge') {
    const { LedgePage } = await import('./ledge.tsx');
    return <LedgePage />;
  }
  const { GamePage } = await import('./game.tsx');
  const { openGame } = await import('./open-game.ts');
  return <GamePage game={await openGame(options)} options={options} />;
}
