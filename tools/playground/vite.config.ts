import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const ROOT = import.meta.dirname;

const PAGES = ['index.html', 'flights.html', 'dragging.html'];

export default defineConfig({
  root: ROOT,
  cacheDir: join(ROOT, '../../.cache/playground'),
  plugins: [react()],
  build: { rolldownOptions: { input: PAGES.map((page) => join(ROOT, page)) } },
});
