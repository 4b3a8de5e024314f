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

export default defineConfig(({ command }) => ({
  root: file('./src'),
  appType: 'mpa',
  publicDir: false,
  html: { cspNonce: '__CSP_NONCE__' },
  resolve: {
    alias: [
      // what ra-core takes of lodash, in the smaller form that es-toolkit offers for it
      { find: /^lodash\/(\w+)(\.js)?$/, replacement: 'es-toolkit/compat/$1' },
      // node-polyglot's polyfills of what every supported browser has, which its makers leave to bundlers (https://github.com/airbnb/polyglot.js/issues/165)
      { find: /^(object\.entries|hasown)$/, replacement: '@nolyfill/$1' },
      // react-router exports its development build alone: https://github.com/remix-run/react-router/issues/14102
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
    // Style sheets are listed with each import() all the same. What a page needs of scripts is named by the server (`pages.json`), and
    // what may be opened from it is loaded in idle time; a list of files with each of 250 imports would cost 5 kB before the first list.
    modulePreload: {
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

/** `/order` is a page too: what a browser opens stays here, calls go on. */
function htmlStays({ url, headers }: { url?: string | undefined; headers: { accept?: string | undefined } }) {
  return headers.accept?.includes('text/html') && !url?.startsWith('/docs') ? url : undefined;
}
