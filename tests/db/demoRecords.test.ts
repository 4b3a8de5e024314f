import { like } from 'drizzle-orm';
import { faq } from '../../contract/faq';
import type { Database } from '../../server/db/openDatabase';
import { faqs } from '../../server/domains/faq/table';
import type { DemoContext } from '../../server/seed/DemoData';
import { demoRecords } from '../../server/seed/demoRecords';
import { stableId } from '../../server/store/stableId';
import { freshDatabase } from '../support/database/freshDatabase';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

test('records get values by field kind, explicit values where given, and stable ids', async () => {
  const seed = demoRecords(faq, faqs, {
    count: 5,
    values: index => ({ position: 900 + index, ...(index === 4 && { question: 'Pertanyaan lain' }) }),
  });
  const now = new Date('2026-11-22T00:00:00.000Z');
  await database.db.transaction(tx => seed({ tx, now } as unknown as DemoContext));
  const rows = await database.db.select().from(faqs).where(like(faqs.question, 'Pertanyaan %')).orderBy(faqs.position);
  expect(rows.map(({ question }) => question)).toEqual([
    'Pertanyaan 1',
    'Pertanyaan 2',
    'Pertanyaan 3',
    'Pertanyaan 4',
    'Pertanyaan lain',
  ]);
  expect(rows[0]).toMatchObject({ id: stableId('faq', '0'), answer: '<p>Jawaban 1</p>', position: 900 });
  expect(new Set(rows.map(({ category_code }) => category_code)).size).toBe(5);
  expect(new Set(rows.map(({ is_active }) => is_active))).toEqual(new Set([true, false]));
});
