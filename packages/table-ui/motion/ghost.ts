import styles from './flights.module.css';
import type { Box } from './paths.ts';

/** Attributes by which code finds things. */
const NAME_ATTRIBUTES = ['data-thing', 'data-home'];

/** Width of a piece in the zone of this element. */
export function pieceWidthOf(element: Element): string {
  return getComputedStyle(element).getPropertyValue('--w');
}

/** A copy of a thing, without its names: code that finds a thing by name must not find the copy. */
export function ghostOf(element: Element, { width, height }: Box, pieceWidth: string): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = styles['flight'] ?? '';
  ghost.style.width = `${width}px`;
  ghost.style.height = `${height}px`;
  ghost.style.setProperty('--w', pieceWidth);
  const copy = element.cloneNode(true) as HTMLElement;
  copy.style.transform = '';
  copy.style.opacity = '';
  for (const name of NAME_ATTRIBUTES) {
    for (const named of [copy, ...copy.querySelectorAll(`[${name}]`)]) named.removeAttribute(name);
  }
  ghost.append(copy);
  return ghost;
}

/** Puts a back behind the copy; answers with the element to turn over. */
export function addBack(ghost: HTMLElement, back: Element): HTMLElement {
  const turn = document.createElement('div');
  turn.className = styles['turn'] ?? '';
  const behind = document.createElement('span');
  behind.className = styles['back'] ?? '';
  behind.append(...[...back.childNodes].map((node) => node.cloneNode(true)));
  turn.append(...ghost.childNodes, behind);
  ghost.append(turn);
  return turn;
}
