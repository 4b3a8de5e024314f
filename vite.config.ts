import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { consoleChunks } from './scripts/consoleChunks';
import { contractOutlines } from './scripts/contractOutlines/contractOutlines';
import { frameManifest } from './scripts/frameManifest';
import { leanPackages } from './scripts/leanPackages';
import { pageManifest } from './scripts/pageManifest';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The server of `npm run dev`, which answers everything that is not the console's. */
const server = `http://127.0.0.1:${process.env.SERVER_PORT ?? '3001'}`;
const serverPaths = ['/api', '/api-cms', '/v1', '/order', '/files', '/docs', '/openapi.json', '/health', '/metrics'];

/** In development, as the server does it: `/` and `/password/forgot` are the sign-in page, every other address that a browser opens the console. */
const developmentPages: Plugin = {
  name: 'development-pages',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      const path = request.url?.split('?')[0] ?? '';
      const opened = request.method === 'GET' && request.headers.accept?.includes('text/html');
      if (opened && !path.startsWith('/docs') && !path.endsWith('.html'))
        request.url = ['/', '/password/forgot'].includes(path) ? '/index.html' : '/console.html';
      next();
    });
  },
};

export default defineConfig({
  root: file('./src'),
  appType: 'mpa',
  publicDir: false,
  html: { cspNonce: '__CSP_NONCE__' },
  plugins: [react(), contractOutlines(), leanPackages(), developmentPages, pageManifest(), frameManifest()],
  build: {
    outDir: file('./dist/console'),
    emptyOutDir: true,
    sourcemap: true,
    target: 'es2022',
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: file('./src/index.html'), console: file('./src/console.html') },
      output: { codeSplitting: { groups: consoleChunks } },
    },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: [file('.')] },
    proxy: Object.fromEntries(serverPaths.map(path => [`^${path}(/|$|\\?)`, { target: server, bypass: htmlStays }])),
  },
});

/** `/order` is a page too: what a browser opens stays here, calls go on. */
function htmlStays({ url, headers }: { url?: string | undefined; headers: { accept?: string | undefined } }) {
  return headers.accept?.includes('text/html') && !url?.startsWith('/docs') ? url : undefined;
}
