import { eq } from 'drizzle-orm';
import type { RegistrationStatus } from '../../../contract/registration/registration';
import type { Slug } from '../../../contract/rights/permissions';
import type { Tx } from '../../db/types';
import { regencies } from '../area/table';
import { notify } from '../notification/notify';
import type { RegistrationRow } from './lockRegistration';

interface News {
  to: Slug;
  title: string;
  text: (shop: string, place: string) => string;
}

const news: Partial<Record<RegistrationStatus, News>> = {
  submitted: {
    to: 'can_read_registrasi_merchant',
    title: 'Pendaftaran merchant baru',
    text: (shop, place) => `${shop} di ${place} mengirim pendaftaran dan dokumennya.`,
  },
  awaiting_approval: {
    to: 'can_approve_registrasi_merchant',
    title: 'Menunggu persetujuan',
    text: (shop, place) => `Pemeriksaan ${shop} di ${place} selesai. Pendaftaran menunggu persetujuan.`,
  },
  approved: {
    to: 'can_read_registrasi_merchant',
    title: 'Pendaftaran disetujui',
    text: (shop, place) => `${shop} di ${place} sudah menjadi merchant.`,
  },
};
const corrected: News = {
  to: 'can_read_registrasi_merchant',
  title: 'Dokumen diperbaiki',
  text: (shop, place) => `${shop} di ${place} mengirim perbaikan. Pendaftaran siap diperiksa lagi.`,
};

/** Tells staff of the registration's region what has just happened to it, where that asks something of them or ends their work. */
export async function notifyStaff(tx: Tx, row: RegistrationRow, before: RegistrationStatus | null): Promise<void> {
  const told = before === 'revision_requested' && row.status === 'submitted' ? corrected : news[row.status];
  if (!told) return;
  const [regency] = await tx
    .select({ name: regencies.name })
    .from(regencies)
    .where(eq(regencies.code, row.regency_code));
  await notify(tx, {
    to: { holdersOf: told.to, region: row.region_code },
    type: 'registration',
    title: told.title,
    description: told.text(row.name, regency!.name),
    extra: row.id,
  });
}
