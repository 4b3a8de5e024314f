import { FAQ_CATEGORIES } from '../../../../contract/faq';
import type { DemoContext } from '../../../seed/DemoData';
import { startOfDay } from '../../../seed/jakartaDay';
import { stableId } from '../../../store/stableId';
import { faqs } from '../table';
import { faqIdeas } from './faqIdeas';

/** A question hidden from merchants, as it has no good answer yet. */
const HIDDEN = 'Bagaimana cara mengusulkan promo untuk toko saya?';

/** Returns a time during office hours, on a day relative to today. */
const workTime = (now: Date, day: number, turn: number) =>
  new Date(startOfDay(now, day).getTime() + (8 * 60 + ((turn * 23) % 540)) * 60_000).toISOString();

/** Seeds the merchants' help page. */
export async function seedFaqs({ tx, now }: DemoContext): Promise<void> {
  const author = stableId('account', 'merchant');
  const rows = FAQ_CATEGORIES.flatMap(category_code =>
    faqIdeas[category_code].map(([question, answer], index) => ({
      category_code,
      question,
      answer,
      position: index + 1,
    })),
  );
  await tx.insert(faqs).values(
    rows.map((row, index) => ({
      ...row,
      id: stableId('faq', row.question),
      is_active: row.question !== HIDDEN,
      created_at: workTime(now, -90, index),
      updated_at: workTime(now, -1 - ((index * 7) % 45), index * 3),
      updated_by: author,
    })),
  );
}
