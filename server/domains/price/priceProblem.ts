import type { ErrorMessage } from '../../../contract/core/defineErrors';
import { MAX_RUPIAH } from '../../../contract/core/maxRupiah';
import { priceErrors } from '../../../contract/price/priceErrors';
import type { PlanRow } from '../../../contract/price/pricePlan';
import type { Ceiling } from './priceParts';

interface Candidate {
  /** Product and area, for the message. */
  name: string;
  amount: number;
  ceiling: Ceiling | null;
  /** Whether the area is within the actor's regions. */
  isReachable: boolean;
  /** Whether the area already has a price, or the actor may set its first one. */
  mayHaveFirstPrice: boolean;
  isTaken: boolean;
  isDuplicate: boolean;
}

const rupiah = new Intl.NumberFormat('id-ID');
const aboveCeiling = { het: priceErrors.aboveHet, government_set: priceErrors.aboveCeiling };

/** Returns the most serious problem of a new price, with its message; nulls if there is none. */
export function priceProblem(candidate: Candidate): Pick<PlanRow, 'problem' | 'message' | 'error'> {
  const { name, amount, ceiling, isReachable, mayHaveFirstPrice, isTaken, isDuplicate } = candidate;
  const found = (problem: PlanRow['problem'], { message, code, params }: ErrorMessage) => ({
    problem,
    message,
    error: { code, params },
  });
  if (!isReachable) return found('out_of_reach', priceErrors.outOfReach({ name }));
  if (amount < 1 || amount > MAX_RUPIAH)
    return found('amount', priceErrors.notPositive({ name, amount: rupiah.format(amount) }));
  if (!mayHaveFirstPrice) return found('no_price', priceErrors.noPrice({ name }));
  if (isDuplicate) return found('clash', priceErrors.twiceInChange({ name }));
  if (isTaken) return found('clash', priceErrors.taken({ name }));
  const excess = excessOver(ceiling, amount, name);
  if (excess) return found('above_ceiling', excess);
  return { problem: null, message: null, error: null };
}

/** Returns the message for a price above its ceiling; undefined if it is not. */
export const excessOver = (ceiling: Ceiling | null, amount: number, name: string): ErrorMessage | undefined =>
  ceiling && amount > ceiling.amount
    ? aboveCeiling[ceiling.kind]({
        name,
        excess: rupiah.format(amount - ceiling.amount),
        ceiling: rupiah.format(ceiling.amount),
      })
    : undefined;
