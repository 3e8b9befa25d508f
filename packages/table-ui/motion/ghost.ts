import styles from './flights.module.css';
import type { Box } from './paths.ts';

/** By which things are found. */
const NAMES = ['data-thing', 'data-home'];

/** As wide as a piece is in the zone of this element. */
export function pieceWidthOf(element: Element): string {
  return getComputedStyle(element).getPropertyValue('--w');
}

/** A picture of the thing, without its names: code that looks for a thing by its name must not find the picture. */
export function ghostOf(element: Element, { width, height }: Box, pieceWidth: string): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = styles['flight'] ?? '';
  ghost.style.width = `${width}px`;
  ghost.style.height = `${height}px`;
  ghost.style.setProperty('--w', pieceWidth);
  const copy = element.cloneNode(true) as HTMLElement;
  copy.style.transform = '';
  copy.style.opacity = '';
  for (const name of NAMES) {
    for (const named of [copy, ...copy.querySelectorAll(`[${name}]`)]) named.removeAttribute(name);
  }
  ghost.append(copy);
  return ghost;
}

/** What flies begins with its back up; answers with what has to be turned. */
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
