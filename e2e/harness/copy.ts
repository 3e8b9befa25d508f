import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Fixtures } from '@playwright/test';
import { TestServer } from './test-server.ts';

const ROOT = join(import.meta.dirname, '../..');
const NOT_COPIED = new Set(['node_modules', 'dist', '.git', '.cache', 'data']);
const WORKSPACES = '@tablee';

/** A copy of the project in a temporary folder, which a story may change. */
class ProjectCopy {
  readonly root = mkdtempSync(join(tmpdir(), 'tablee-copy-'));

  constructor() {
    cpSync(ROOT, this.root, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) });
    linkModules(this.root);
  }

  /** Runs a script of the copy and throws if it fails. */
  run(...args: readonly string[]): void {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: this.root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${args.join(' ')} failed in the copy:\n${stdout}${stderr}`);
  }

  addLine(file: string, line: string): void {
    appendFileSync(join(this.root, file), `${line}\n`);
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** Fixture: a copy of the project in which a new game has just been begun and listed. */
export const withNewGame: Fixtures<object, { readonly copy: ProjectCopy }> = {
  copy: [
    async ({}, use) => {
      const copy = new ProjectCopy();
      copy.run('apps/lab/main.ts', 'new-game', 'hop-hop');
      copy.addLine('games/all.rules.ts', "export { play as 'hop-hop' } from './hop-hop/play.ts';");
      copy.addLine('games/all.ui.ts', "export { box as 'hop-hop' } from './hop-hop/ui/box.ts';");
      await use(copy);
      copy.remove();
    },
    { scope: 'worker' },
  ],
};

/** Fixture: a server of a copy of the project that lists a toy in its catalogs. */
export function withToy(toy: string): Fixtures<object, { readonly server: TestServer }> {
  return {
    server: [
      async ({}, use) => {
        const copy = new ProjectCopy();
        copy.addLine('games/all.rules.ts', `export { play as ${toy} } from '../tools/playground/toys/${toy}/play.ts';`);
        copy.addLine('games/all.ui.ts', `export { box as ${toy} } from '../tools/playground/toys/${toy}/box.ts';`);
        copy.run('tools/setup.mjs', 'page');
        const server = await TestServer.open({ TABLEE_BOT_SPEED: '30' }, copy.root);
        await use(server);
        await server.close();
        copy.remove();
      },
      { scope: 'worker' },
    ],
  };
}

/** Links what npm installed; our own packages come from the copy. */
function linkModules(root: string): void {
  const [from, to] = [join(ROOT, 'node_modules'), join(root, 'node_modules')];
  mkdirSync(join(to, WORKSPACES), { recursive: true });
  for (const name of readdirSync(from).filter(isInstalled)) symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, WORKSPACES))) {
    symlinkSync(readlinkSync(join(from, WORKSPACES, name)), join(to, WORKSPACES, name));
  }
}

/** Leaves out the caches that tools keep in node_modules. */
function isInstalled(name: string): boolean {
  return name !== WORKSPACES && (!name.startsWith('.') || name === '.bin' || name === '.tablee-setup');
}
