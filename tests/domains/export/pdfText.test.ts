import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Endpoint } from '../../../contract/core/endpoint';
import { documentApi } from '../../../contract/document';
import { priceApi } from '../../../contract/price/priceApi';
import { invoiceApi } from '../../../contract/sales/invoiceApi';
import { salesApi } from '../../../contract/sales/salesApi';
import { routeModules } from '../../../server/domains';
import { writePdf } from '../../../server/export/writePdf';
import { pdfText, withoutSpaces } from '../../support/pdfText';
import { startApp, type TestApp } from '../../support/startApp';

const turn = { person: 'a', signal: new AbortController().signal };
const footer = { text: '', margin: [0, 0, 0, 0] as [number, number, number, number] };
const textsOf = async (texts: readonly string[]) => {
  const content = texts.map(text => ({ text: ['', { text, bold: text.length % 2 === 0 }] }));
  return pdfText(await writePdf({ content, footer }, turn));
};

test.each([
  ['Nguyễn Thị Ấu, Đặng', 'Nguyễn Thị Ấu, Đặng'],
  ['王记煤气', '����'],
  ['Toko 🎉 Ria', 'Toko � Ria'],
  ['👨‍👩‍👧 keluarga', '� keluarga'],
  ['ꦲꦏ꧀ꦱꦫ', '���'],
  ['efisien, José, Łódź, Žižek, Иван, “a” – 5 €', 'efisien, José, Łódź, Žižek, Иван, “a” – 5 €'],
  ['e\u0301', 'é'],
  ['a\u00adb\u200bc', 'abc'],
  ['a\u0007b', 'a�b'],
])('%j is drawn as %j', async (text, drawn) => {
  expect((await textsOf([text])).replace(/Halaman1dari1$/, '')).toBe(withoutSpaces(drawn));
});

/** Letters in every script, signs, emoji, control characters. */
const anyText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
const latin = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x17f }).map(code => String.fromCodePoint(code)),
  minLength: 1,
  maxLength: 40,
});
const vietnamese = fc.string({
  unit: fc.integer({ min: 0x1ea0, max: 0x1ef9 }).map(code => String.fromCodePoint(code)),
  minLength: 1,
  maxLength: 40,
});

test('every character of a text is itself or one visible substitute, whatever the text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(anyText, latin, vietnamese), { minLength: 20, maxLength: 40 }), async texts => {
      const drawn = await textsOf(texts);
      let at = 0;
      for (const text of texts)
        for (const character of withoutSpaces(
          text.normalize('NFC').replace(/\p{Default_Ignorable_Code_Point}/gu, ''),
        )) {
          const shown = String.fromCodePoint(drawn.codePointAt(at) ?? 0);
          // a combining mark without a letter of its own is part of the substitute before it
          if (shown !== character && shown !== '�' && drawn[at - 1] === '�') continue;
          expect([text, character, shown]).toEqual([text, character, shown === '�' ? shown : character]);
          at += shown.length;
        }
      expect(drawn.slice(at)).toMatch(/^Halaman1dari/);
    }),
    { seed: 135, numRuns: 25 },
  );
});

describe('in every PDF of the server', () => {
  const NAME = 'Nguyễn 王记 🎉 Łódź';
  const DRAWN = withoutSpaces('Nguyễn �� � Łódź');
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
    for (const table of ['merchants', 'products', 'customers'])
      await app.database.db.execute(sql`update ${sql.identifier(table)} set name = ${NAME}`);
    await app.database.db.execute(sql`update orders set recipient_name = ${NAME}`);
  });
  afterAll(() => app?.close());

  const converted = { file: { name: 'index.html', bytes: Buffer.from(`<html><body><p>${NAME}</p></body></html>`) } };
  const requests: Record<string, () => Promise<object> | object> = {
    [priceApi.pdf.call]: () => ({ params: { category: 'lpg' } }),
    [salesApi.pdf.call]: () => ({ query: { category: 'lpg' } }),
    [invoiceApi.pdf.call]: async () => {
      const { rows } = await app.database.db.execute<{ id: string }>(
        sql`select o.id from orders o where o.status = 'completed' limit 1`,
      );
      return { params: { id: rows[0]!.id } };
    },
    [documentApi.convert.call]: () => converted,
  };
  const written = routeModules
    .flatMap(({ api }) => Object.values(api) as Endpoint[])
    .filter(({ download }) => download?.join() === 'application/pdf');

  test('each of them is asked for here', () =>
    expect(written.map(({ call }) => call).toSorted()).toEqual(Object.keys(requests).toSorted()));

  test.each(written.map(endpoint => [endpoint.call, endpoint] as const))('%s draws names', async (call, endpoint) => {
    const { status, raw } = await (await app.as('superadmin')).send(endpoint, await requests[call]!());
    expect(status).toBe(200);
    const text = pdfText(raw);
    expect(text).toContain(DRAWN);
    expect(text).not.toContain('(no');
  });
});
