import fc from 'fast-check';
import { fileName } from '../../contract/core/fileName';
import { paperName } from '../../contract/core/paperName';
import { paper, paperUrl } from '../../contract/file';

const endings = ['pdf', 'webp'] as const;
const hostile = fc.constantFrom(
  '/',
  '\\',
  '..',
  '.exe',
  '.html',
  '.pdf',
  '.',
  ' ',
  '\0',
  '\r\n',
  '\u202e',
  '\u2066',
  '\u200b',
  ':',
  '"',
  '🧾',
  '\ud83e',
  '漢',
);
const names = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.array(fc.oneof(hostile, fc.string({ maxLength: 5 })), { maxLength: 120 }).map(parts => parts.join('')),
);

test('any name ends as what is stored, without paths, invisible characters or excessive length', () => {
  fc.assert(
    fc.property(names, fc.constantFrom(...endings), (name, ending) => {
      const safe = fileName(name, `${'0'.repeat(8)}.${ending}`);
      expect(safe.endsWith(`.${ending}`)).toBe(true);
      expect(safe).not.toMatch(/[\p{C}\p{Zl}\p{Zp}/\\<>:"|?*]/u);
      expect(safe).not.toMatch(/^[.\s]/);
      expect(safe.length).toBeGreaterThan(ending.length + 1);
      expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(255);
      // a name already safe stays as it is
      expect(fileName(safe, ending)).toBe(safe);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['Nilai 240', 'Nilai 240'],
  ['https://cdn.penyedia.test/nota.png', 'nota.png'],
  ['https://cdn.penyedia.test/bukti/nota%20solar.pdf', 'nota solar.pdf'],
  ['https://cdn.penyedia.test/', 'https://cdn.penyedia.test/'],
])('an address of another provider, %s, is shown as %s', (address, shown) => {
  expect(paperName(address)).toBe(shown);
});

test('lists and files show a document under the name with which it is saved', () => {
  fc.assert(
    fc.property(names, fc.constantFrom(...endings), (name, ending) => {
      const file = `0f3c.${ending}`;
      const saved = fileName(name, file);
      expect(paperName(paperUrl(file, name))).toBe(saved);
      expect(paper.safeParse(paperUrl(file, name)).success).toBe(true);
      // an address that a caller wrote by hand
      const path = `/api/console/paper/${file}/`;
      const last = fc.sample(fc.string({ minLength: 1 }), 1)[0]!;
      expect(paperName(path + encodeURIComponent(last))).toBe(fileName(last, file));
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['setup.exe', 'pdf', 'setup.exe.pdf'],
  ['nota.html', 'webp', 'nota.html.webp'],
  ['Nota November.PDF', 'pdf', 'Nota November.pdf'],
  ['C:\\Users\\sri\\ktp sri.jpg', 'webp', 'ktp sri.webp'],
  ['../../etc/.htaccess', 'pdf', 'htaccess.pdf'],
  ['nota\u202efdp.exe', 'pdf', 'notafdp.exe.pdf'],
  ['.pdf', 'webp', 'pdf.webp'],
  ['', 'pdf', 'dokumen.pdf'],
])('%j, stored as %s', (name, ending, safe) => {
  expect(fileName(name, ending)).toBe(safe);
});
