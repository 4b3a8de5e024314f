import { sql } from 'drizzle-orm';
import { priceErrors } from '../../../../contract/price/priceErrors';
import { invalidInput } from '../../../core/HttpError';
import type { Tx } from '../../../db/types';

interface Validity {
  product_id: string;
  province_code: string | null;
  valid_from: string;
  valid_to: string | null;
}

const written = new Intl.DateTimeFormat('id-ID', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
const textOf = (day: string) => written.format(new Date(`${day}T00:00:00Z`));

/**
 * Requires that no other ceiling of the product and area overlaps this one. Call under the lock of the category's prices.
 *
 * @param except id of the ceiling itself
 * @throws HttpError 422 on `valid_from`
 */
export async function requireFreeDays(
  tx: Tx,
  { product_id, province_code, valid_from, valid_to }: Validity,
  except: string | undefined,
): Promise<void> {
  const { rows } = await tx.execute<{ valid_from: string; valid_to: string | null }>(sql`
    select c.valid_from::text as valid_from, c.valid_to::text as valid_to from price_ceilings c
    where c.product_id = ${product_id} and coalesce(c.province_code, '') = ${province_code ?? ''}
      and c.valid_from <= coalesce(${valid_to}::date, 'infinity') and coalesce(c.valid_to, 'infinity') >= ${valid_from}::date
      ${except ? sql`and c.id <> ${except}` : sql``}
    order by c.valid_from limit 1`);
  const other = rows[0];
  if (!other) return;
  const from = textOf(other.valid_from);
  throw invalidInput({
    valid_from:
      other.valid_to === null
        ? priceErrors.ceilingTaken({ from })
        : priceErrors.ceilingTakenUntil({ from, to: textOf(other.valid_to) }),
  });
}
