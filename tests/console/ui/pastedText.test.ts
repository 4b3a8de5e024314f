import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Editor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import fc from 'fast-check';
import { richTextLink } from '../../../contract/richText';
import { PastedText } from '../../../src/ui/richText/RichTextEditor';
import { withoutStyles } from '../../../src/ui/richText/tidyPasted';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'pasted', `${name}.html`), 'utf8');

function pasted(html: string): string {
  const link = { HTMLAttributes: { target: null, rel: null, class: null } };
  const editor = new Editor({
    extensions: [PastedText, StarterKit.configure({ heading: { levels: [3] }, trailingNode: false, link })],
    injectCSS: false,
  });
  editor.view.pasteHTML(html, {} as ClipboardEvent);
  const result = editor.getHTML();
  editor.destroy();
  return result.replaceAll('&nbsp;', ' ');
}

const FORM = 'https://contoh.test/formulir';

it('Word: numbers and bullets are nested lists, a row is a line, empty paragraphs are gone', () =>
  expect(pasted(fixture('word'))).toBe(
    '<p><strong>Syarat mendaftar</strong></p>' +
      '<ol><li><p>Siapkan KTP</p><ul><li><p>asli, bukan fotokopi</p></li><li><p>masih berlaku</p></li></ul></li>' +
      `<li><p>Isi formulir <a href="${FORM}">di sini</a></p></li><li><p>Tunggu 3 hari kerja</p></li></ol>` +
      '<p>Jenis | Biaya</p><p>Pertashop | Rp 0</p><p>Selesai.</p>',
  ));

it('Word online: lists of one item each become one', () =>
  expect(pasted(fixture('wordOnline'))).toBe(
    '<p><strong>Syarat</strong></p><ol><li><p>Siapkan KTP</p><ul><li><p>asli</p></li></ul></li><li><p>Isi formulir</p></li></ol>',
  ));

it('Google Docs: not all bold, bold and italics by style, lists in lists, links completed', () =>
  expect(pasted(fixture('googleDocs'))).toBe(
    '<p><strong>Syarat</strong> dan <em>ketentuan</em></p>' +
      `<ol><li><p>Siapkan KTP</p><ul><li><p>asli</p></li></ul></li><li><p><a href="${FORM}">Isi formulir</a></p></li></ol>` +
      '<p>Jenis | Biaya</p>',
  ));

it('LibreOffice: lists and rows', () =>
  expect(pasted(fixture('libreOffice'))).toBe(
    '<ol><li><p>Siapkan KTP</p><ul><li><p>asli</p></li></ul></li>' +
      '<li><p>Isi formulir di <a href="https://www.contoh.test/formulir">sini</a></p></li></ol><p>Jenis | Biaya</p>',
  ));

it('Excel: a line per row', () =>
  expect(pasted(fixture('excel'))).toBe('<p>Pertamax | 12.200</p><p>Dexlite | 13.700</p>'));

it.each([
  [
    'a list that begins at the second level',
    '<p style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">o </span>a</p>',
    /<li><p>a<\/p>/,
  ],
  [
    'a list without a marker',
    '<p style="mso-list:l0 level1 lfo1">a</p><p style="mso-list:l0 level3 lfo1">b</p>',
    /<p>a<\/p>.*<p>b<\/p>/,
  ],
  ['our own text', '<ul data-pm-slice="1 1 []"><li><p>a</p></li></ul>', /^<ul><li><p>a<\/p><\/li><\/ul>$/],
  ['plain words', 'Tabung 12 kg', /^<p>Tabung 12 kg<\/p>$/],
])('%s keeps its words', (_, html, expected) => expect(pasted(html)).toMatch(expected));

it('no inline style or style sheet is left to be parsed', () => {
  for (const name of ['word', 'excel', 'googleDocs', 'wordOnline', 'libreOffice'])
    expect(withoutStyles(fixture(name))).not.toMatch(/\sstyle\s*=|<style/i);
  expect(withoutStyles('<p>style = x</p><p\nSTYLE="a">')).toBe('<p>style = x</p><p\ndata-style="a">');
});

it.each([
  ['contoh.test/formulir', FORM],
  ['www.contoh.test', 'https://www.contoh.test'],
  ['//contoh.test', 'https://contoh.test'],
  ['siti@contoh.test', 'mailto:siti@contoh.test'],
  ['tel:135', 'tel:135'],
  ['#_Toc1', undefined],
  ['/faq', undefined],
  ['file:///C:/a.docx', undefined],
  ['javascript:alert(1)', undefined],
  ['javascript.contoh:alert(1)', undefined],
])('a link to %s leads to %s', (typed, href) => expect(richTextLink(typed)).toBe(href));

it('a completed link is one that rich text allows, and stays as it is', () =>
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.domain(), fc.emailAddress(), fc.string()), typed => {
      const href = richTextLink(typed);
      if (href === undefined) return;
      expect(href).toMatch(/^(?:https?|mailto|tel):\S/i);
      expect(richTextLink(href)).toBe(href);
    }),
    { seed: 135 },
  ));
