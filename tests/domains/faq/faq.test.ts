import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { FAQ_CATEGORIES, type Faq, faqApi } from '../../../contract/faq';
import { audit_log } from '../../../server/audit/table';
import { sanitiseRichText } from '../../../server/core/sanitiseRichText';
import { faqs } from '../../../server/domains/faq/table';
import { fourQuestions } from '../../support/fourQuestions';
import { scriptPayloads } from '../../support/scriptPayloads';
import { startApp, type TestApp } from '../../support/startApp';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const fresh = (more: object = {}) => ({
  question: `Bagaimana ${randomUUID().slice(0, 8)}?`,
  category_code: 'promo' as const,
  answer: '<p>Begini.</p>',
  ...more,
});
const make = async (more: object = {}) =>
  (await (await app.as('merchant')).call(faqApi.create, { body: fresh(more) })).body.data;
const inCategory = async (category_code: string) => {
  const { body } = await (await app.as('merchant')).call(faqApi.list, { query: { category_code, limit: 100 } });
  return body.data.list;
};
const idsOf = (list: readonly Faq[]) => list.map(({ id }) => id);

const shared = { app: () => app, as: 'merchant', without: 'auditor' } as const;
fourQuestions('adding a question', {
  ...shared,
  endpoint: faqApi.create,
  input: () => ({ body: fresh() }),
  bad: { field: 'answer', change: { answer: '<p>&nbsp;<br></p>' }, message: 'Jawaban harus diisi' },
});
fourQuestions('changing a question', {
  ...shared,
  endpoint: faqApi.update,
  input: async () => {
    const { id, version } = await make();
    return { params: { id }, body: fresh({ version }) };
  },
  bad: { field: 'question', change: { question: ' ' }, message: 'Pertanyaan harus diisi' },
});
fourQuestions('deleting a question', {
  ...shared,
  endpoint: faqApi.remove,
  input: async () => ({ params: { id: (await make()).id } }),
});
fourQuestions('ordering questions', {
  ...shared,
  endpoint: faqApi.order,
  input: async () => {
    const was = idsOf(await inCategory('pesanan'));
    return { body: { category_code: 'pesanan', was, ids: was.toReversed() } };
  },
  bad: { field: 'ids', change: { ids: [randomUUID()] }, message: 'Urutan baru harus memuat pertanyaan yang sama' },
});

describe('an answer', () => {
  /** Asserts on the raw text, independently of the sanitiser under test. */
  const only =
    /^(?:[^<>]|<\/?(?:p|strong|em|h3|ul|ol|li|blockquote)>|<br \/>|<\/a>|<a href="(?:https?|mailto|tel):[^"<>]*">)*$/;

  test.each(scriptPayloads)('keeps only text and allowed tags of %j', async payload => {
    const { answer, question } = await make({ question: payload.slice(0, 200), answer: `<p>Jawaban</p>${payload}` });
    expect(answer).toMatch(only);
    expect(answer.startsWith('<p>Jawaban</p>')).toBe(true);
    // the question is text: stored as typed, and shown as text
    expect(question).toBe(payload.slice(0, 200).trim());
    expect(
      (await (await app.as('merchant')).send(faqApi.create, { body: fresh({ category_code: payload }) })).body.errors,
    ).toEqual({
      category_code: 'Kategori bukan pilihan yang tersedia',
    });
  });

  test('is unchanged by a second sanitising, whatever was typed', () => {
    const piece = fc.oneof(
      fc.constantFrom(...scriptPayloads),
      fc.string(),
      fc.constantFrom(
        '<p>',
        '</p>',
        '<ul>',
        '<li>',
        '</ul>',
        '<strong>',
        '</a>',
        '<a href="tel:135">',
        '<blockquote>',
        '<',
      ),
    );
    const sanitised = (html: string) => sanitiseRichText(html, { name: 'answer', label: 'Jawaban' });
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), pieces => {
        const once = sanitised(`<p>kata</p>${pieces.join('')}`);
        expect(once).toMatch(only);
        expect(sanitised(once)).toBe(once);
      }),
    );
  });

  test('keeps the editor’s output unchanged', async () => {
    const answer =
      '<h3>Judul</h3><p>Teks <strong>tebal</strong>, <em>miring</em>, <a href="https://contoh.id/a?b=1&amp;c=2">tautan</a>.</p>' +
      '<ul><li><p>satu</p></li></ul><ol><li><p>dua</p></li></ol><blockquote><p>kutipan</p></blockquote>';
    expect((await make({ answer })).answer).toBe(answer);
    expect((await make({ answer: '<b>a</b><a href="/dalam">b</a><h1>c</h1>' })).answer).toBe(
      '<strong>a</strong>b<h3>c</h3>',
    );
  });

  test('is rejected on its field if only a script or too long', async () => {
    const send = async (answer: string) =>
      (await (await app.as('merchant')).send(faqApi.create, { body: fresh({ answer }) })).body;
    expect((await send('<script>a</script>')).errors).toEqual({ answer: 'Jawaban harus diisi' });
    expect((await send('x'.repeat(10_001))).errors).toEqual({ answer: 'Jawaban maximal 10.000 karakter' });
    for (const part of ['<', '</p>', '<p>'])
      expect((await send(part.repeat(1_000_000 / part.length))).errors).toEqual({
        answer: 'Jawaban maximal 10.000 karakter',
      });
    expect((await send('&'.repeat(9_000))).errors).toEqual({ answer: 'Jawaban maximal 10.000 karakter' });
  });
});

describe('order', () => {
  test('the list is sorted by category and position; a new question comes last in its category', async () => {
    const { id } = await make({ category_code: 'pendaftaran' });
    const { body } = await (await app.as('auditor')).call(faqApi.list, { query: { limit: 100 } });
    const { list } = body.data;
    const places = list.map(row => FAQ_CATEGORIES.indexOf(row.category_code) * 1_000 + row.position);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const first = list.filter(row => row.category_code === 'pendaftaran');
    expect(first.at(-1)).toMatchObject({ id, position: first.length });
  });

  test('part of a category can be reordered; the rest and all versions stay, and it is logged', async () => {
    const before = await inCategory('harga-stok');
    const [a, b, c, d] = idsOf(before) as [string, string, string, string];
    const merchant = await app.as('merchant');
    const answer = await merchant.call(faqApi.order, {
      body: { category_code: 'harga-stok', was: [b, c, d], ids: [d, b, c] },
    });
    expect(answer.body.data.list.map(({ position }) => position)).toEqual(before.map((_, index) => index + 1));
    const after = await inCategory('harga-stok');
    expect(idsOf(after).slice(0, 4)).toEqual([a, d, b, c]);
    expect(after.map(({ version }) => version)).toEqual(before.map(() => 1));
    const [row] = await app.database.db
      .select()
      .from(audit_log)
      .where(and(eq(audit_log.action, 'order'), eq(audit_log.label, 'Produk, Harga, dan Stok')));
    const named = (ids: string[]) => ids.map(id => before.find(one => one.id === id)!.question);
    expect(row).toMatchObject({
      entity: 'faq',
      before: { order: named([b, c, d]) },
      after: { order: named([d, b, c]) },
    });
  });

  test('an order based on a stale version is rejected and changes nothing', async () => {
    const merchant = await app.as('merchant');
    const was = idsOf(await inCategory('pembayaran'));
    const send = (ids: string[], read = was) =>
      merchant.send(faqApi.order, { body: { category_code: 'pembayaran', was: read, ids } });
    expect((await send(was.toReversed())).status).toBe(200);
    expect((await send([...was.slice(1), was[0]!])).status).toBe(409);
    expect(idsOf(await inCategory('pembayaran'))).toEqual(was.toReversed());
    // from another category, unknown, the same one twice
    expect((await send([randomUUID()], [randomUUID()])).status).toBe(422);
    const stranger = idsOf(await inCategory('promo')).slice(0, 1);
    expect((await send(stranger, stranger)).status).toBe(409);
    expect((await send([was[0]!, was[0]!], [was[0]!, was[0]!])).status).toBe(422);
  });

  test('of several concurrent reorderings one wins, and positions stay unique', async () => {
    const merchant = await app.as('merchant');
    const was = idsOf(await inCategory('akun-bantuan'));
    const turned = (by: number) => [...was.slice(by), ...was.slice(0, by)];
    const answers = await Promise.all(
      [1, 2, 3, 4].map(by =>
        merchant.send(faqApi.order, { body: { category_code: 'akun-bantuan', was, ids: turned(by) } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const rows = await app.database.db.select().from(faqs).where(eq(faqs.category_code, 'akun-bantuan'));
    expect(rows.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual(was.map((_, index) => index + 1));
  });

  test('questions added to a category concurrently get unique positions, also while it is reordered', async () => {
    const merchant = await app.as('merchant');
    const was = idsOf(await inCategory('pembayaran'));
    const moving = await Promise.all([make(), make()]);
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => merchant.send(faqApi.create, { body: fresh({ category_code: 'pembayaran' }) })),
      merchant.send(faqApi.order, { body: { category_code: 'pembayaran', was, ids: was.toReversed() } }),
      ...moving.map(({ id, version }) =>
        merchant.send(faqApi.update, { params: { id }, body: fresh({ category_code: 'pembayaran', version }) }),
      ),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 200, 200, 200]);
    const rows = await app.database.db.select().from(faqs).where(eq(faqs.category_code, 'pembayaran'));
    const places = rows.map(({ position }) => position).toSorted((one, other) => one - other);
    expect(places).toEqual(rows.map((_, index) => index + 1));
  });

  test('a moved question comes last in its new category; without a category it stays in place', async () => {
    const merchant = await app.as('merchant');
    const { id, version } = await make({ category_code: 'pesanan' });
    const moved = await merchant.call(faqApi.update, {
      params: { id },
      body: { ...fresh(), version },
    });
    expect(moved.body.data).toMatchObject({ category_code: 'promo', position: (await inCategory('promo')).length });
    const { category_code: _, ...body } = fresh();
    const kept = { ...body, version: version + 1 };
    const stayed = await merchant.call(faqApi.update, { params: { id }, body: kept });
    expect(stayed.body.data).toMatchObject({ category_code: 'promo', position: moved.body.data.position });
    expect((await merchant.call(faqApi.create, { body })).body.data.category_code).toBe('akun-bantuan');
  });
});

test('searches question and answer but not tags, and filters by shown and hidden', async () => {
  const word = randomUUID().slice(0, 8);
  const one = await make({ answer: `<p>Ada <strong>${word}</strong> di sini.</p>`, is_active: false });
  const auditor = await app.as('auditor');
  const find = async (query: object) =>
    idsOf((await auditor.call(faqApi.list, { query: { ...query } })).body.data.list);
  expect(await find({ search: word.toUpperCase() })).toEqual([one.id]);
  expect(await find({ search: one.question })).toEqual([one.id]);
  expect(await find({ search: `<strong>${word}` })).toEqual([]);
  expect(await find({ search: word, status: 'hidden' })).toEqual([one.id]);
  expect(await find({ search: word, status: ['shown'] })).toEqual([]);
});

test('categories come in order with their question counts', async () => {
  const { body } = await (await app.as('auditor')).call(faqApi.categories);
  expect(body.data.list.map(({ code }) => code)).toEqual(FAQ_CATEGORIES);
  for (const { code, faq_count } of body.data.list) expect(faq_count).toBe((await inCategory(code)).length);
});
