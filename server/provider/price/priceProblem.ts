import type { PlanRow } from '../../../contract/price/pricePlan';
import type { Ceiling } from './priceParts';

interface Candidate {
  /** Product and area, for the sentence. */
  name: string;
  amount: number;
  ceiling: Ceiling | null;
  /** Whether the area is within the actor's regions. */
  isReachable: boolean;
  /** Whether it has a price already, or the actor may set its first one. */
  mayHaveFirstPrice: boolean;
  isTaken: boolean;
  isDuplicate: boolean;
}

const MAX_AMOUNT = 1_000_000_000_000;
const rupiah = new Intl.NumberFormat('id-ID');
const SET_BY: Record<Ceiling['kind'], string> = {
  het: 'HET {amount}, ditetapkan pemerintah daerah.',
  government_set: 'Batasnya {amount}, ditetapkan pemerintah pusat.',
};

/** The most serious problem of a new price, with a sentence about it; nulls where there is none. */
export function priceProblem(candidate: Candidate): Pick<PlanRow, 'problem' | 'message'> {
  const { name, amount, ceiling, isReachable, mayHaveFirstPrice, isTaken, isDuplicate } = candidate;
  const found = (problem: PlanRow['problem'], message: string) => ({ problem, message });
  if (!isReachable) return found('out_of_reach', `${name} di luar wilayah Anda.`);
  if (amount < 1 || amount > MAX_AMOUNT)
    return found('amount', `${name} menjadi Rp${rupiah.format(amount)}. Harga harus lebih dari nol.`);
  if (!mayHaveFirstPrice) return found('no_price', `${name} belum punya harga. Tambahkan lewat Tambah harga.`);
  if (isDuplicate) return found('clash', `${name} ada dua kali dalam perubahan ini.`);
  if (isTaken) return found('clash', `${name} sudah punya harga yang berlaku mulai waktu itu.`);
  if (ceiling && amount > ceiling.amount)
    return found(
      'above_ceiling',
      `${name} Rp${rupiah.format(amount - ceiling.amount)} di atas ${ceiling.kind === 'het' ? 'HET' : 'batas'}. ${SET_BY[ceiling.kind].replace('{amount}', `Rp${rupiah.format(ceiling.amount)}`)}`,
    );
  return { problem: null, message: null };
}
