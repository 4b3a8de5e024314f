import type { OrderActor } from '../../../../contract/order/orderActions';
import type { OrderStep } from '../../../../contract/order/orderSteps';
import { PAYMENT_METHOD_LABELS } from '../../../../contract/order/payment';
import {
  type CancellationReason,
  COMPLAINT_ACTIONS,
  COMPLAINT_FACTS,
  type ComplaintAction,
  type ComplaintReason,
} from '../../../../contract/order/reasons';
import type { CategoryCode } from '../../../../contract/product';
import type { SeededRandom } from '../../../seed/SeededRandom';
import type { order_complaints, order_events } from '../table';
import type { OrderDraft } from './orderDraft';
import type { orderOfficers } from './orderOfficers';
import { cancellationOf, complaintOf, merchantRejectionReason } from './orderReasons';

type Event = Omit<typeof order_events.$inferInsert, 'id' | 'order_id'> & { created_at: string };
type Complaint = Omit<typeof order_complaints.$inferInsert, 'id' | 'order_id'>;

export interface OrderCast {
  officers: Awaited<ReturnType<typeof orderOfficers>>;
  courier: { name: string; phone: string };
  /** The merchant asked first, if the order was reassigned. */
  former: string;
  /** Pictures of a complaint by product category. */
  photosOf: (category: CategoryCode) => string[];
}

const HOUR_MS = 3_600_000;
/** Probability that the first of several possible actors takes a step. */
const USUAL = 0.75;

/** Generates an order's timeline and complaints: actors, reasons and notes. */
export function orderEvents(
  { shop, customer, goods, method, story, times }: OrderDraft,
  channel: 'app' | '135',
  cast: OrderCast,
  random: SeededRandom,
): { events: Event[]; complaints: Complaint[] } {
  const events: Event[] = [];
  const complaints: Complaint[] = [];
  const handedOn = story.findLastIndex(({ action }) => action === 'reassign');

  const nameOf = (kind: OrderActor, index: number) => {
    if (kind === 'helpdesk' || kind === 'finance') {
      const { id, name } = random.weighted(cast.officers[kind], ({ weight }) => weight);
      return { actor_id: id, actor_name: name };
    }
    const names: Record<Exclude<OrderActor, 'helpdesk' | 'finance'>, string> = {
      customer: customer.name,
      merchant: index < handedOn ? cast.former : shop.name,
      courier: cast.courier.name,
      system: story[index]?.action === 'confirm_payment' ? PAYMENT_METHOD_LABELS[method] : 'Sistem',
    };
    return { actor_id: null, actor_name: names[kind] };
  };
  const tell = (
    index: number,
    step: Pick<OrderStep, 'action' | 'to'> & { from: Event['from_status'] },
    kind: OrderActor,
    why: { reason_code?: string; note?: string | undefined } = {},
  ) =>
    events.push({
      action: step.action,
      from_status: step.from,
      to_status: step.to,
      actor_kind: kind,
      ...nameOf(kind, index),
      reason_code: why.reason_code ?? null,
      note: why.note ?? null,
      created_at: new Date(times[index + 1]!).toISOString(),
    });

  tell(-1, { from: null, action: 'create', to: 'created' }, channel === 'app' ? 'customer' : 'helpdesk');
  for (const [index, step] of story.entries()) {
    const kind = step.actors.length === 1 || random.chance(USUAL) ? step.actors[0]! : random.pick(step.actors);
    const at = new Date(times[index + 1]!);
    const open = complaints.at(-1);
    if (isDecision(step)) {
      const note = random.pick(DECISION_NOTES[step.action as ComplaintAction]);
      Object.assign(open!, { decision: step.action, decision_note: note, decided_at: at.toISOString() });
      tell(index, step, 'helpdesk', { note });
    } else if (step.action === 'cancel') {
      const { reason, actor, needsNote } = cancellationOf(step, random);
      const note = needsNote ? random.pick(CANCELLATION_NOTES[reason]!) : undefined;
      tell(index, step, actor, { reason_code: reason, note });
    } else if (step.action === 'complain') {
      const decision = story.slice(index).find(isDecision)?.action as ComplaintAction | undefined;
      const reason_code = complaintOf(
        goods.map(({ good }) => good.category_code),
        decision,
        random,
      );
      const { hours, needsEvidence } = COMPLAINT_FACTS[reason_code];
      const note = random.pick(COMPLAINT_NOTES[reason_code]);
      complaints.push({
        reason_code,
        note,
        photo_urls: needsEvidence ? cast.photosOf(goods[0]!.good.category_code) : [],
        due_at: new Date(at.getTime() + hours * HOUR_MS).toISOString(),
        decision: null,
        decision_note: null,
        decided_at: null,
        created_at: at.toISOString(),
      });
      tell(index, step, kind, { reason_code, note });
    } else tell(index, step, kind, plainly(step, cast, shop.name, random));
  }
  return { events, complaints };
}

/** Whether the step settles a complaint. */
const isDecision = ({ from, action }: OrderStep) =>
  (from === 'complaint_submitted' || from === 'complaint_in_review') &&
  (COMPLAINT_ACTIONS as readonly string[]).includes(action);

function plainly({ action }: OrderStep, { former }: OrderCast, shop: string, random: SeededRandom) {
  if (action === 'reject') return { reason_code: merchantRejectionReason(random) };
  if (action === 'payment_timeout') return { reason_code: 'payment_timeout' };
  if (action === 'reassign') return { note: `Dialihkan dari ${former} ke ${shop}.` };
  if (action === 'fail_delivery') return { note: random.pick(FAILURE_NOTES) };
  if (action === 'deliver' && random.chance(0.4)) return { note: random.pick(HANDOVER_NOTES) };
  return {};
}

/** Notes of a cancellation besides its reason. */
const CANCELLATION_NOTES: Partial<Record<CancellationReason, readonly string[]>> = {
  customer_unreachable: ['Sudah ditelepon tiga kali, tidak diangkat.', 'Nomor tidak aktif, rumah kosong.'],
  price_changed: ['Harga baru berlaku pukul 00.00, pelanggan memilih batal.'],
  weather_or_disaster: ['Jalan menuju alamat terendam banjir.', 'Hujan deras dan pohon tumbang di jalan.'],
  suspected_fraud: ['Lima pesanan dari nomor yang sama dalam sepuluh menit.'],
};

/** Notes of couriers. */
const HANDOVER_NOTES = [
  'Diterima sendiri, foto ada',
  'Diterima keluarga di rumah',
  'Dititipkan ke satpam, foto ada',
] as const;
const FAILURE_NOTES = [
  'Rumah kosong, telepon tidak diangkat.',
  'Alamat tidak ditemukan.',
  'Pagar terkunci, tidak ada orang.',
  'Jalan ditutup, kendaraan tidak bisa masuk.',
] as const;

/** Notes of the helpdesk on how a complaint was settled. */
const DECISION_NOTES: Record<ComplaintAction, readonly string[]> = {
  resend: [
    'Bukti jelas. Merchant mengirim barang pengganti hari ini.',
    'Merchant mengakui kekeliruan dan menyiapkan pengganti.',
    'Disetujui kirim ulang, barang pertama ditarik kembali.',
  ],
  cancel: [
    'Merchant tidak punya pengganti. Dana dikembalikan.',
    'Pelanggan menolak pengganti. Pesanan dibatalkan.',
    'Keluhan terbukti. Dana dikembalikan penuh.',
  ],
  received: [
    'Barang sudah diterima tetangga, pelanggan mengonfirmasi.',
    'Selisih sudah diselesaikan langsung dengan merchant.',
    'Pelanggan menyatakan masalah sudah selesai.',
  ],
};

/** Complaints in the customers' words. */
const COMPLAINT_NOTES: Record<ComplaintReason, readonly string[]> = {
  item_not_received: [
    'Di aplikasi tertulis sudah sampai, tapi saya di rumah dari pagi dan tidak ada yang datang.',
    'Pesanan belum saya terima. Tolong dicek ke pengantarnya.',
  ],
  wrong_item: ['Yang datang bukan barang yang saya pesan.', 'Ukurannya berbeda dengan pesanan saya.'],
  short_quantity: ['Saya pesan lebih dari satu, yang datang kurang.', 'Jumlahnya kurang, tidak sesuai struk.'],
  short_volume: ['Setelah dituang ke jeriken takaran, isinya kurang hampir satu liter.'],
  underweight_cylinder: [
    'Tabung saya timbang di rumah, beratnya kurang hampir satu kilo.',
    'Baru dipakai seminggu sudah habis, biasanya sebulan.',
  ],
  leaking_cylinder: [
    'Waktu dipasang ke regulator masih mendesis, sudah dicoba ganti karet. Tabung saya taruh di luar.',
    'Tercium bau gas dari katup, kami tidak berani pakai.',
  ],
  broken_seal: ['Segelnya sudah terbuka waktu diterima.', 'Plastik segel sobek, saya ragu isinya masih utuh.'],
  suspected_counterfeit: ['Kode di tutup botol tidak bisa dipindai dan warna olinya lebih gelap dari biasanya.'],
  fuel_quality: ['Motor jadi brebet setelah diisi. Warnanya juga agak keruh.'],
  damaged_packaging: ['Kemasannya penyok dan rembes sampai ke dus.', 'Tutupnya retak waktu sampai di rumah.'],
  late_delivery: ['Dijanjikan satu jam, datangnya empat jam kemudian.'],
  overcharged: ['Pengantar minta ongkir lagi di luar yang tertulis di aplikasi.'],
  courier_conduct: ['Pengantarnya marah-marah waktu diminta mengangkat sampai dapur.'],
  expired_product: ['Tanggal kedaluwarsanya sudah lewat tiga bulan.'],
};
