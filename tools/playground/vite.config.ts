import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const ROOT = import.meta.dirname;

export default defineConfig({
  root: ROOT,
  cacheDir: join(ROOT, '../../.cache/playground'),
  plugins: [react()],
  build: { target: 'es2023' },
});
