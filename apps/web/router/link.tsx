import type { ComponentProps, MouseEvent } from 'react';
import { pathOf, type Route } from './route.ts';
import { goTo } from './use-route.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  readonly to: Exclude<Route, { page: 'nowhere' }>;
}

/** A link that navigates without reloading. */
export function Link({ to, children, ...rest }: LinkProps) {
  const onClick = (event: MouseEvent): void => {
    // The browser opens links in other tabs and windows by itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    goTo(to);
  };
  return (
    <a {...rest} href={pathOf(to)} onClick={onClick}>
      {children}
    </a>
  );
}
