/** Every page that has an address. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'tv'; readonly id: string }
  | {
      readonly page: 'rules';
      readonly game: string;
      /** A preset id; the default preset if absent. */
      readonly variant?: string;
    }
  | { readonly page: 'chapters'; readonly game: string }
  | { readonly page: 'about' }
  /** Entry of a table code on a television. */
  | { readonly page: 'tv-code' }
  | { readonly page: 'nowhere' };

const NOWHERE: Route = { page: 'nowhere' };

export function routeOf(path: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter((part) => part !== '');
  if (first === '') return { page: 'home' };
  if (first === 't' && second !== '') return { page: rest[0] === 'tv' ? 'tv' : 'table', id: decoded(second) };
  if (first === 'rules' && second !== '' && rest.length === 1) {
    return { page: 'rules', game: decoded(second), variant: decoded(rest[0] as string) };
  }
  if (rest.length > 0) return NOWHERE;
  if ((first === 'rules' || first === 'chapters') && second !== '') return { page: first, game: decoded(second) };
  if (second !== '') return NOWHERE;
  if (first === 'about') return { page: 'about' };
  return first === 'tv' ? { page: 'tv-code' } : NOWHERE;
}

export function pathOf(route: Exclude<Route, { page: 'nowhere' }>): string {
  switch (route.page) {
    case 'home':
      return '/';
    case 'table':
      return `/t/${encodeURIComponent(route.id)}`;
    case 'tv':
      return `/t/${encodeURIComponent(route.id)}/tv`;
    case 'rules':
      return `/rules/${[route.game, route.variant ?? []].flat().map(encodeURIComponent).join('/')}`;
    case 'chapters':
      return `/chapters/${encodeURIComponent(route.game)}`;
    case 'about':
      return '/about';
    case 'tv-code':
      return '/tv';
  }
}

/** A malformed escape makes a wrong address, not an exception. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
