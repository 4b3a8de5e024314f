import { desc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../db/types';
import type { DemoNewsSource } from '../../../seed/DemoData';
import { startOfDay } from '../../../seed/jakartaDay';
import { regencies } from '../../area/table';
import { registrations } from '../table';

/** Templates of registration news; `{merchant}` and `{place}` are filled in. */
const IDEAS: readonly { title: string; description: string }[] = [
  { title: 'Pendaftaran merchant baru', description: '{merchant} di {place} mengirim pendaftaran dan dokumennya.' },
  {
    title: 'Dokumen diperbaiki',
    description: '{merchant} mengunggah ulang NIB dan foto toko. Pendaftaran siap diperiksa lagi.',
  },
  {
    title: 'Menunggu persetujuan',
    description: 'Verifikasi lapangan {merchant} di {place} selesai. Pendaftaran menunggu persetujuan.',
  },
];

/** Returns notifications of registrations for staff, two or three a day. */
export async function registrationNews(db: Db, now: Date): Promise<DemoNewsSource> {
  const shops = await db
    .select({ id: registrations.id, name: registrations.name, place: regencies.name })
    .from(registrations)
    .innerJoin(regencies, eq(regencies.code, registrations.regency_code))
    .where(isNotNull(registrations.due_at))
    .orderBy(desc(registrations.number));
  return {
    slug: 'can_read_registrasi_merchant',
    share: 12,
    pick: (reader, count) =>
      Array.from({ length: count }, (_, index) => {
        const turn = index * 3 + reader.index * 5;
        const { title, description } = IDEAS[(index + reader.index) % IDEAS.length]!;
        const shop = shops[turn % shops.length]!;
        // during office hours, never in the future
        const at = Math.min(
          startOfDay(now, -Math.floor(index / 1.7)).getTime() + (17 - ((index * 5) % 9)) * 3_600_000 + turn * 61_000,
          now.getTime() - (index + 1) * 17 * 60_000,
        );
        return {
          type: 'registration',
          title,
          description: description.replace('{merchant}', shop.name).replace('{place}', shop.place),
          extra: shop.id,
          at,
        };
      }),
  };
}
