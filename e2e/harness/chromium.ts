import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import chromium from '@sparticuz/chromium';

export const ARGS: readonly string[] = ['--no-sandbox', '--disable-gpu', '--headless=new'];

/** Path of the Chromium from npm, unpacked, after a test start. */
export async function chromiumPath(): Promise<string> {
  const folder = join(dirname(packageFile()), '..', '.unpacked', `chromium-${version()}`);
  mkdirSync(folder, { recursive: true });
  const path = await unpackInto(folder);
  const { status, stderr } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  if (status === 0) return path;
  throw new Error(
    `The browser of the stories does not start on this system. On Debian: apt-get install libnss3 libnspr4 libexpat1. It said: ${stderr.trim()}`,
  );
}

/** Unpacks into a folder of this version: in the system's temporary folder it would take an older copy for its own. */
async function unpackInto(folder: string): Promise<string> {
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    return await chromium.executablePath();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

function packageFile(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  return entry.slice(0, entry.indexOf('@sparticuz')) + '@sparticuz/chromium/package.json';
}

function version(): string {
  return (JSON.parse(readFileSync(packageFile(), 'utf8')) as { version: string }).version;
}
