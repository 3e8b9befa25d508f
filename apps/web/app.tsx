import { VoiceOver } from '@tablee/table-ui';
import { lazy, Suspense, useEffect } from 'react';
import { Home } from './pages/home/home.tsx';
import { importTable } from './pages/import-table.ts';
import { Nowhere } from './pages/nowhere.tsx';
import { Loading } from './parts/loading.tsx';
import { Notices } from './parts/notices.tsx';
import { ErrorBoundary } from './parts/trouble.tsx';
import { type Route, routeOf } from './router/route.ts';
import { useRoute } from './router/use-route.ts';
import { useSettings } from './settings/settings.ts';
import { useTheme } from './settings/use-theme.ts';

const TablePage = lazy(importTable);
const TvPage = lazy(() => import('./pages/tv/tv-page.tsx'));
const TvCodePage = lazy(() => import('./pages/tv/tv-code-page.tsx'));
const RulesPage = lazy(() => import('./pages/rules-page.tsx'));
const ChaptersPage = lazy(() => import('./pages/chapters-page.tsx'));
const About = lazy(() => import('./pages/about.tsx'));

// Fetches the table page before the first render when the address is a table's; `lazy` reports errors later.
if (routeOf(location.pathname).page === 'table') importTable().catch(() => null);

export function App() {
  const locale = useSettings((settings) => settings.locale);
  const theme = useTheme();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <>
      <ErrorBoundary>
        <Suspense fallback={<Loading />}>
          <Page route={useRoute()} />
        </Suspense>
      </ErrorBoundary>
      <Notices />
      <VoiceOver />
    </>
  );
}

function Page({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'home':
      return <Home />;
    case 'table':
      return <TablePage key={route.id} id={route.id} />;
    case 'tv':
      return <TvPage key={route.id} id={route.id} />;
    case 'tv-code':
      return <TvCodePage />;
    case 'rules':
      return <RulesPage key={route.game} game={route.game} variant={route.variant ?? null} />;
    case 'chapters':
      return <ChaptersPage key={route.game} game={route.game} />;
    case 'about':
      return <About />;
    case 'nowhere':
      return <Nowhere />;
  }
}
