import type { PlanRow } from '../../../contract/price/pricePlan';
import type { Ceiling } from './priceParts';

interface Judged {
  /** Product and area, as a sentence names them. */
  name: string;
  amount: number;
  ceiling: Ceiling | null;
  /** Whether the area is the person's to change. */
  reachable: boolean;
  /** Whether it has a price already, or may get its first. */
  mayBegin: boolean;
  taken: boolean;
  doubled: boolean;
}

const MOST = 1_000_000_000_000;
const rupiah = new Intl.NumberFormat('id-ID');
const SET_BY: Record<Ceiling['kind'], string> = {
  het: 'HET {amount}, ditetapkan pemerintah daerah.',
  government_set: 'Batasnya {amount}, ditetapkan pemerintah pusat.',
};

/** What stands against a new price, the gravest first, as a sentence; nulls where nothing does. */
export function priceProblem(judged: Judged): Pick<PlanRow, 'problem' | 'message'> {
  const { name, amount, ceiling, reachable, mayBegin, taken, doubled } = judged;
  const because = (problem: PlanRow['problem'], message: string) => ({ problem, message });
  if (!reachable) return because('out_of_reach', `${name} di luar wilayah Anda.`);
  if (amount < 1 || amount > MOST)
    return because('amount', `${name} menjadi Rp${rupiah.format(amount)}. Harga harus lebih dari nol.`);
  if (!mayBegin) return because('no_price', `${name} belum punya harga. Tambahkan lewat Tambah harga.`);
  if (doubled) return because('clash', `${name} ada dua kali dalam perubahan ini.`);
  if (taken) return because('clash', `${name} sudah punya harga yang berlaku mulai waktu itu.`);
  if (ceiling && amount > ceiling.amount)
    return because(
      'above_ceiling',
      `${name} Rp${rupiah.format(amount - ceiling.amount)} di atas ${ceiling.kind === 'het' ? 'HET' : 'batas'}. ${SET_BY[ceiling.kind].replace('{amount}', `Rp${rupiah.format(ceiling.amount)}`)}`,
    );
  return { problem: null, message: null };
}
