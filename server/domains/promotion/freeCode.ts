import { randomInt } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { promotionErrors } from '../../../contract/promotion/promotionErrors';
import { CODE_ALPHABET } from '../../../contract/promotion/voucherCode';
import type { Db } from '../../db/types';
import { conflict } from './promotionHttpErrors';
import { promotions, vouchers } from './table';

const LENGTH = 6;
const TRIES = 20;
const PREFIX = 'PROMO';

/** Returns random characters of the code alphabet. */
export const randomCode = (length: number): string =>
  Array.from({ length }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');

/** Returns a code that no promotion or voucher has. It is not reserved: the unique constraint decides once it is used. */
export async function freeCode(db: Db, prefix = PREFIX): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const code = `${prefix}${randomCode(LENGTH)}`;
    const [taken] = await db
      .select({ code: promotions.code })
      .from(promotions)
      .where(eq(promotions.code, code))
      .union(
        db
          .select({ code: sql<string>`${vouchers.code}` })
          .from(vouchers)
          .where(eq(vouchers.code, code)),
      );
    if (!taken) return code;
  }
  throw conflict(promotionErrors.noCodeLeft());
}
