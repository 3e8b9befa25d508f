// Makes a clone ready to run. Plain JavaScript without dependencies: it starts on whatever Node the system has.
// npm runs it before a script, so that the script's own shell already finds the pinned Node; the script then runs it
// again, because npm leaves out pre-scripts where ignore-scripts is set, which is just when the pinned Node is missing.
// With `page` it also builds the page that the server hands out, where what it is made of has changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NODE = join(ROOT, 'node_modules/.bin/node');
const STAMP = join(ROOT, 'node_modules/.tablee-setup');
const PAGE_STAMP = join(ROOT, 'apps/web/dist/.tablee-page');
const MAJOR = 'v24.';

const lockHash = createHash('sha256')
  .update(readFileSync(join(ROOT, 'package-lock.json')))
  .digest('hex');

if (!isInstalled()) {
  install();
  if (!nodeVersion().startsWith(MAJOR)) {
    fail(
      'npm did not install the Node 24 that Tablée pins (node_modules/.bin/node): make sure that `npm config get ignore-scripts` says false and that "allowScripts" in package.json lists "node", then run `npm ci`.',
    );
  }
  writeFileSync(STAMP, lockHash);
}

if (process.argv.includes('page')) buildPage();

function buildPage() {
  const hash = pageHash();
  if (existsSync(PAGE_STAMP) && readFileSync(PAGE_STAMP, 'utf8') === hash) return;
  console.log('Building the page…');
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(NODE, [vite, 'build', 'apps/web', '--logLevel', 'error'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) fail('The page could not be built: the message is above.');
  writeFileSync(PAGE_STAMP, hash);
}

/** By content, not by time: a checkout makes old files new. */
function pageHash() {
  const hash = createHash('sha256').update(lockHash);
  for (const folder of ['apps/web', 'games', 'packages']) {
    const names = /** @type {string[]} */ (readdirSync(join(ROOT, folder), { recursive: true }));
    for (const name of names.filter(isOfPage).toSorted())
      hash.update(name).update(readFileSync(join(ROOT, folder, name)));
  }
  return hash.digest('hex');
}

/** @param {string} name */
function isOfPage(name) {
  return (
    /\.(?:tsx?|css|json|svg|html|webmanifest)$/.test(name) &&
    !/(?:^|[/\\])(?:node_modules|dist|golden)[/\\]|\.test\./.test(name)
  );
}

function isInstalled() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash && nodeVersion().startsWith(MAJOR);
}

function install() {
  console.log('Installing what package-lock.json lists…');
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('`npm ci` failed: its own message is above.');
}

function nodeVersion() {
  if (!existsSync(NODE)) return '';
  if (realpathSync(NODE) === process.execPath) return process.version; // asking it would double the time of every start
  return spawnSync(NODE, ['--version'], { encoding: 'utf8' }).stdout ?? '';
}

/** @param {string} sentence */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
