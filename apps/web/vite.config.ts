import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const SERVER = process.env['TABLEE_SERVER'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: 'dist',
    target: 'es2023',
    // Pictures stay files: inlined, every avatar and every cover would travel with the first script.
    assetsInlineLimit: 0,
  },
  server: {
    host: true,
    proxy: { '/api': { target: SERVER }, '/ws': { target: SERVER, ws: true } },
  },
});
