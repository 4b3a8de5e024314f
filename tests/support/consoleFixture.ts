import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FrameManifest } from '../../server/gateway/frameManifest';

export const SCRIPT = `export const text = '${'console '.repeat(400)}';`;

/** Creates a folder like a build's output, with the build's placeholders and one hashed file: all the server needs to process pages. */
export function consoleFixture(): string {
  const root = mkdtempSync(join(tmpdir(), 'merchants-console-'));
  const page = (name: string, parts: string) =>
    writeFileSync(
      join(root, name),
      `<!doctype html><html lang="id"><head>${parts}<meta property="csp-nonce" nonce="__CSP_NONCE__"><script type="module" src="/assets/console-1a2b.js" nonce="__CSP_NONCE__"></script></head><body><div id="root"></div>${name === 'console.html' ? '<!--frame-->' : ''}</body></html>`,
    );
  page('index.html', '<!--preload--><!--config-->');
  page('console.html', '<!--preload--><!--config--><!--session-->');
  const banner = { record: { path: '/v1/cms/banner/{id}', slugs: ['can_read_banner'] }, list: '/banner' };
  const pages = ['/dashboard', '/banner', '/banner/edit/{id?}'].map(route => ({
    route,
    ...(route.includes('{') && banner),
    modules: ['/assets/console-1a2b.js'],
    styles: [],
    data: [],
    slugs: [],
  }));
  writeFileSync(join(root, 'pages.json'), JSON.stringify(pages));
  const frame: FrameManifest = {
    menu: [{ to: '/banner', label: 'Banner', slugs: ['can_read_banner'], icon: '<svg/>' }],
    pages: { '/banner': { title: 'Banner', breadcrumbs: [], back: false, hasSubmenu: false } },
    skeleton: '<p>skeleton</p>',
    logo: '<svg/>',
    burger: '<svg/>',
    words: { back: 'Kembali', help: 'Butuh bantuan?' },
    script: '/assets/frame-1a2b.js',
  };
  writeFileSync(join(root, 'frame.json'), JSON.stringify(frame));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'assets/console-1a2b.js'), SCRIPT);
  writeFileSync(join(root, 'assets/console-1a2b.js.br'), brotliCompressSync(SCRIPT));
  return root;
}
