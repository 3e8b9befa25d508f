import { focusNext, useTableKeys } from '@tablee/table-ui';
import { type RefObject, useEffect } from 'react';
import { thingName } from '../things.ts';
import type { FamilyGame } from './use-family.ts';

type Root = RefObject<HTMLElement | null>;

/**
 * D draws, H asks for a hint and P moves to the next place, wherever the focus is; the space bar picks up the focused
 * tile.
 */
export function useFamilyKeys({ isMyTurn, lays, draw, hint }: FamilyGame, root: Root): void {
  useTableKeys((key) => {
    if (!isMyTurn) return false;
    if (key.toLowerCase() === 'p') return focusNext(placesIn(root.current));
    if (key.toLowerCase() === 'd') draw();
    else if (key.toLowerCase() === 'h' && lays.length > 0) hint();
    else return false;
    return true;
  });
}

const LIT_PLACES = ':is(.series, .new-place):is([data-state="open"], [data-state="hinted"]) > [data-thing]';

function placesIn(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>(LIT_PLACES) ?? [])];
}

/** A new hint moves the focus to its place, so that Enter lays there. */
export function useHintFocus({ hinted }: FamilyGame, root: Root): void {
  const target = hinted?.target ?? null;
  useEffect(() => {
    if (target === null) return;
    const place = thingName({ at: 'place', place: target });
    root.current?.querySelector<HTMLElement>(`[data-thing="${place}"]`)?.focus();
  }, [target, root]);
}
