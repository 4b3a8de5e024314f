import { eq } from 'drizzle-orm';
import type { RegistrationStatus } from '../../../contract/registration/registration';
import type { Slug } from '../../../contract/rights/permissions';
import type { Tx } from '../../db/types';
import { regencies } from '../area/table';
import { notify } from '../notification/notify';
import type { RegistrationRow } from './lockRegistration';

interface Message {
  to: Slug;
  title: string;
  text: (merchant: string, place: string) => string;
}

const messages: Partial<Record<RegistrationStatus, Message>> = {
  submitted: {
    to: 'can_read_registrasi_merchant',
    title: 'Pendaftaran merchant baru',
    text: (merchant, place) => `${merchant} di ${place} mengirim pendaftaran dan dokumennya.`,
  },
  awaiting_approval: {
    to: 'can_approve_registrasi_merchant',
    title: 'Menunggu persetujuan',
    text: (merchant, place) => `Pemeriksaan ${merchant} di ${place} selesai. Pendaftaran menunggu persetujuan.`,
  },
  approved: {
    to: 'can_read_registrasi_merchant',
    title: 'Pendaftaran disetujui',
    text: (merchant, place) => `${merchant} di ${place} kini menjadi merchant.`,
  },
};
const corrected: Message = {
  to: 'can_read_registrasi_merchant',
  title: 'Dokumen diperbaiki',
  text: (merchant, place) => `${merchant} di ${place} mengirim perbaikan. Pendaftaran siap diperiksa lagi.`,
};

/** Notifies staff of the registration's region of a new status, if it requires their action or ends their work. */
export async function notifyStaff(tx: Tx, row: RegistrationRow, before: RegistrationStatus | null): Promise<void> {
  const message = before === 'revision_requested' && row.status === 'submitted' ? corrected : messages[row.status];
  if (!message) return;
  const [regency] = await tx
    .select({ name: regencies.name })
    .from(regencies)
    .where(eq(regencies.code, row.regency_code));
  await notify(tx, {
    to: { holdersOf: message.to, region: row.region_code },
    type: 'registration',
    title: message.title,
    description: message.text(row.name, regency!.name),
    extra: row.id,
  });
}
