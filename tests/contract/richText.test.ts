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
])('the plain text of %s', (html, words) => expect(plainTextOf(html)).toBe(words));

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
