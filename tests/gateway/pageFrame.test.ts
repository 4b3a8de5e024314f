import type { FrameManifest } from '../../server/gateway/frameManifest';
import { pageFrame } from '../../server/gateway/pageFrame';

const manifest: FrameManifest = {
  menu: [
    { to: '/banner', label: 'Banner', slugs: ['can_read_banner'], icon: '<svg id="banner"/>' },
    {
      to: '/price',
      label: 'Harga',
      icon: '<svg/>',
      children: [
        { to: '/price/bbm', label: 'BBM', slugs: ['can_read_harga_bbm'] },
        { to: '/price/lpg', label: 'LPG', slugs: ['can_read_harga_lpg'] },
      ],
    },
    { to: '/help', label: 'Bantuan', slugs: [], icon: '<svg/>' },
    { to: '/nobody', label: 'Tak terbuka', icon: '<svg/>' },
  ],
  pages: {
    '/price/bbm': {
      title: 'Harga <BBM>',
      breadcrumbs: [{ label: 'Beranda' }, { label: 'BBM' }],
      back: false,
      hasSubmenu: true,
      skeleton: '<p>skeleton of the prices</p>',
    },
    '/blank': { title: 'Kosong', breadcrumbs: [], back: true, layout: 'blank', hasSubmenu: false },
    '/help': { title: 'Bantuan', breadcrumbs: [], back: false, hasSubmenu: false },
  },
  skeleton: '<p>skeleton of any page</p>',
  logo: '<svg/>',
  burger: '<svg/>',
  words: { back: 'Kembali', help: 'Butuh bantuan?' },
  script: '/assets/frame-1a2b.js',
};

const frameFor = (slugs: string[], route = '/price/bbm') =>
  pageFrame(manifest, route, { path: route, slugs, helpdesk: 'a@b.test', nonce: 'n' });

test('has the entries that the user may open, and no empty group', () => {
  const everything = frameFor(['can_read_banner', 'can_read_harga_bbm']);
  expect(everything).toContain('>Banner<');
  expect(everything).toContain('>Bantuan<');
  expect(everything).toContain('>BBM<');
  expect(everything).not.toContain('>LPG<');
  expect(everything).not.toContain('Tak terbuka');
  expect(frameFor(['can_read_banner'])).not.toContain('>Harga<');
});

test('the group of the page is expanded and its entry is current', () => {
  const frame = frameFor(['can_read_harga_bbm', 'can_read_harga_lpg']);
  expect(frame).toMatch(/data-here="true" aria-expanded="true".*Harga/);
  expect(frame).toContain('aria-current="page"><span>BBM<');
  expect(frame).not.toContain('aria-current="page"><span>LPG<');
});

test('texts are escaped, and the script has the nonce', () => {
  expect(frameFor([])).toContain('Harga &lt;BBM&gt;');
  expect(frameFor([])).toContain('<script src="/assets/frame-1a2b.js" nonce="n"></script>');
});

test('a page with its own layout, or an undeclared one, has no frame', () => {
  expect(frameFor([], '/blank')).toBe('');
  expect(frameFor([], '/elsewhere')).toBe('');
});

test('has the skeleton of the list, or the default one', () => {
  expect(frameFor(['can_read_harga_bbm'])).toContain('<main class="shell-main"><p>skeleton of the prices</p></main>');
  expect(frameFor([], '/help')).toContain('<main class="shell-main"><p>skeleton of any page</p></main>');
});
