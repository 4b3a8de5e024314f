import { FAQ_CATEGORIES } from '../../../contract/faq';
import { faqs } from '../../provider/faq/table';
import { stableId } from '../stableId';
import type { Tx } from '../types';
import { faqIdeas } from './faqIdeas';
import { hoursBefore } from './jakartaDay';

/** Not answered well yet, so merchants do not see it. */
const HIDDEN = 'Bagaimana cara mengusulkan promo untuk toko saya?';

/** The merchants' help page. */
export async function seedFaqs(tx: Tx, now: Date): Promise<void> {
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
      created_at: hoursBefore(now, 2_000 - index).toISOString(),
      updated_at: hoursBefore(now, 5 + ((index * 53) % 900)).toISOString(),
      updated_by: author,
    })),
  );
}
