import { join } from 'node:path';

const GAMES = join(import.meta.dirname, '../../games');

export function gameFolder(id: string): string {
  return join(GAMES, id);
}

export function goldenFolder({ id }: { readonly id: string }): string {
  return join(gameFolder(id), 'golden');
}
