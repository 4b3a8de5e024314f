import { z } from 'zod';
import { id, instantOut } from './core/fields';

/** One sign-in on one device. */
export const session = z.object({
  id,
  /** Browser and system as people call them: 'Chrome di Windows'. */
  device: z.string().meta({ title: 'Perangkat' }),
  /** The address it came from. */
  ip: z.string().nullable().meta({ title: 'Alamat IP' }),
  created_at: instantOut.meta({ title: 'Masuk' }),
  last_seen_at: instantOut.meta({ title: 'Terakhir aktif' }),
  /** The session that asks. */
  is_current: z.boolean().meta({ title: 'Sesi ini' }),
  /** Name of the role that it looks at the console as; null for an ordinary session. */
  sees_as: z.string().nullable().meta({ title: 'Melihat sebagai' }),
});
export type Session = z.output<typeof session>;
