import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

const SERVER = process.env['TABLEE_SERVER'] ?? 'http://127.0.0.1:3000';

/** Writes a brotli and a gzip copy of each file, so that the server need not compress. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    writeBundle: ({ dir = '' }, bundle) => {
      for (const name of Object.keys(bundle).filter((file) => /\.(?:js|css|html|svg)$/.test(file))) {
        const path = join(dir, name);
        const content = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(content));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

/** For `npm run web:dev`, which answers `import('…json')` with a script: a browser refuses that where the import says JSON. */
function importJsonAsScript(): Plugin {
  return {
    name: 'import-json-as-script',
    apply: 'serve',
    enforce: 'pre',
    transform: (code) => code.replaceAll(", { with: { type: 'json' } })", ')'),
  };
}

const BOX = `
  <div class="stand"><div class="stand-box"><i class="box frame-box"></i></div><i class="frame-facts"></i>
  <div class="frame-chips"><i></i><i></i><i></i></div></div>`;

/** Draws a placeholder box for each game into index.html, so that the layout does not shift when the boxes come. */
function drawFrame(): Plugin {
  return {
    name: 'draw-frame',
    transformIndexHtml: (html) => {
      const shelf = readFileSync(join(import.meta.dirname, '../../games/all.ui.ts'), 'utf8');
      return html.replace('<!-- boxes -->', BOX.repeat(shelf.match(/^export /gm)?.length ?? 0));
    },
  };
}

/** One file for the code of every page: on a slow network, fifteen small ones would wait for each other. */
const FIRST: Rolldown.CodeSplittingGroup = { name: 'first', tags: ['$initial'], priority: 2 };

/** One file each for the rules of a game and its table, without the parts that they import dynamically. */
const PARTS = [
  { part: 'rules', opens: /\/games\/[^/]+\/ui\/inside\.ts$/, priority: 1 },
  { part: 'table', opens: /\/games\/[^/]+\/ui\/index\.tsx$/, priority: 0 },
].map(
  ({ part, opens, priority }): Rolldown.CodeSplittingGroup => ({
    priority,
    includeDependenciesRecursively: false,
    test: /\/games\/[^/]+\/.*(?<!\.json)$/,
    name: (id, build) => {
      const [, game] = /\/games\/([^/]+)\//.exec(id) ?? [];
      const reached = new Set([id]);
      for (const one of reached)
        for (const importer of build.getModuleInfo(one)?.importers ?? []) reached.add(importer);
      return [...reached].some((one) => opens.test(one)) ? `${game}-${part}` : null;
    },
  }),
);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), importJsonAsScript(), drawFrame(), precompress()],
  build: {
    outDir: 'dist',
    target: 'es2023',
    // Inlined pictures would put every avatar and cover into the first script.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [FIRST, ...PARTS] } } },
  },
  server: {
    host: true,
    proxy: { '/api': { target: SERVER }, '/ws': { target: SERVER, ws: true } },
  },
});
