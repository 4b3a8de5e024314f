import fc from 'fast-check';
import { isRichTextLink, plainTextOf } from '../../contract/richText';

test.each([
  ['<p>Siapkan:</p><ul><li><p>KTP</p></li><li><p>NPWP</p></li></ul>', 'Siapkan: KTP NPWP'],
  ['<h3>Judul</h3><p>satu<br />dua</p>', 'Judul satu dua'],
  [
    '<p>Harga &lt; Rp1.000 &amp; stok &gt; 2, &quot;siap&quot;&nbsp;kirim</p>',
    'Harga < Rp1.000 & stok > 2, "siap" kirim',
  ],
  ['<p>&amp;lt;b&amp;gt;</p>', '&lt;b&gt;'],
  ['<p> \u200b&nbsp;<br></p>', ''],
  ['satu < dua', 'satu < dua'],
  ['<p>satu</p> <dua', 'satu <dua'],
])('the plain text of %s', (html, words) => expect(plainTextOf(html)).toBe(words));

test('words stay words, whatever tags stand between them', () => {
  const ends = fc.constantFrom(
    '<br>',
    '<br />',
    '</p>',
    '</h3><p>',
    '</li><li>',
    '</blockquote>',
    '</p><a href="https://a.id/b">',
  );
  const marks = fc.constantFrom('', '<strong>', '</em>', '<a href="tel:135">', '</a>');
  const word = fc.tuple(marks, fc.stringMatching(/^[a-z0-9.>]{1,8}$/), marks);
  fc.assert(
    fc.property(fc.array(fc.tuple(word, ends), { minLength: 1 }), lines => {
      const html = lines.flat(2).join('');
      expect(plainTextOf(html)).toBe(lines.map(([[, text]]) => text).join(' '));
    }),
  );
});

test.each(['<', '</p', '<br', '&', '>'])('a million times %j is read in one pass', part => {
  expect(plainTextOf(part.repeat(1_000_000))).toHaveLength(part.length * 1_000_000);
});

test.each([
  ['https://contoh.id/bantuan', true],
  ['HTTP://contoh.id', true],
  ['mailto:bantuan@contoh.id', true],
  [' tel:135', true],
  ['javascript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  ['data:text/html,x', false],
  ['//contoh.id', false],
  ['/dalam', false],
  ['https:', false],
  ['', false],
])('a link to %j is allowed: %s', (address, may) => expect(isRichTextLink(address)).toBe(may));
