import { join } from 'node:path';

const GAMES = join(import.meta.dirname, '../../games');
export const BALANCE_FOLDER = join(import.meta.dirname, '../../docs/balance');

export function gameFolder(id: string): string {
  return join(GAMES, id);
}

export function goldenFolder({ id }: { readonly id: string }): string {
  return join(gameFolder(id), 'golden');
}
