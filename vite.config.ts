import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compileHints } from './scripts/compileHints';
import { consoleChunks } from './scripts/consoleChunks';
import { contractOutlines } from './scripts/contractOutlines/contractOutlines';
import { declaredDetails } from './scripts/declaredDetails/declaredDetails';
import { frameManifest } from './scripts/frameManifest';
import { leanPackages } from './scripts/leanPackages';
import { pageManifest } from './scripts/pageManifest';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The server of `npm run dev`, which handles all requests except those for the console itself. */
const server = `http://127.0.0.1:${process.env.SERVER_PORT ?? '3001'}`;
const serverPaths = ['/api', '/api-cms', '/v1', '/order', '/files', '/docs', '/openapi.json', '/health', '/metrics'];

/** Serves pages in development as the server does: the sign-in page at `/` and `/password/forgot`, the console at any other page URL. */
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

export default defineConfig(({ command }) => ({
  root: file('./src'),
  appType: 'mpa',
  publicDir: false,
  html: { cspNonce: '__CSP_NONCE__' },
  resolve: {
    alias: [
      // es-toolkit's smaller replacements for the lodash functions that ra-core uses
      { find: /^lodash\/(\w+)(\.js)?$/, replacement: 'es-toolkit/compat/$1' },
      // node-polyglot polyfills what every supported browser has, and leaves dropping that to bundlers:
      // https://github.com/airbnb/polyglot.js/issues/165
      { find: /^(object\.entries|hasown)$/, replacement: '@nolyfill/$1' },
      // react-router exports only its development build: https://github.com/remix-run/react-router/issues/14102
      ...(command === 'build'
        ? [
            { find: /^react-router$/, replacement: file('./node_modules/react-router/dist/production/index.mjs') },
            {
              find: /^react-router\/dom$/,
              replacement: file('./node_modules/react-router/dist/production/dom-export.mjs'),
            },
          ]
        : []),
    ],
  },
  plugins: [
    react(),
    declaredDetails(),
    contractOutlines(),
    leanPackages(),
    developmentPages,
    pageManifest(),
    frameManifest(),
    compileHints(),
  ],
  build: {
    outDir: file('./dist/console'),
    emptyOutDir: true,
    sourcemap: true,
    target: 'es2022',
    // Style sheets are still listed with each import(). The server names the scripts a page needs (`pages.json`), and those of pages
    // that may be opened from it load in idle time; listing files with each of 250 imports would add 5 kB before the first list.
    // Browsers that do not know `modulepreload` (before Safari 17, Firefox 115) load the same files a little later.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, deps, { hostType }) => (hostType === 'js' ? [] : deps),
    },
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: file('./src/index.html'), console: file('./src/console.html') },
      output: {
        codeSplitting: { groups: consoleChunks },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: [file('.')] },
    proxy: Object.fromEntries(serverPaths.map(path => [`^${path}(/|$|\\?)`, { target: server, bypass: htmlStays }])),
  },
}));

/** Keeps page requests on Vite and lets calls through, since `/order` is both a page and an API path. */
function htmlStays({ url, headers }: { url?: string | undefined; headers: { accept?: string | undefined } }) {
  return headers.accept?.includes('text/html') && !url?.startsWith('/docs') ? url : undefined;
}
