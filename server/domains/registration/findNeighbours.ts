import { sql } from 'drizzle-orm';
import { NEIGHBOUR_METRES } from '../../../contract/registration/registrationApi';
import type { Registration } from '../../../contract/registration/registrationRecord';
import type { Db } from '../../db/types';
import { chordOf, metresOf } from '../area/globe';
import { merchants } from '../merchant/table';
import type { registrations } from './table';

const MAX_FOUND = 5;

type Place = Pick<typeof registrations.$inferSelect, 'type_code' | 'globe' | 'merchant_id'>;
interface NeighbourRow extends Record<string, unknown> {
  id: string;
  number: string;
  name: string;
  chord: number | string;
}

/** Finds merchants of the same type within {@link NEIGHBOUR_METRES}, nearest first, using the GiST index on `globe`. */
export async function findNeighbours(
  db: Db,
  { type_code, globe, merchant_id }: Place,
  regions: readonly string[] | undefined,
): Promise<Registration['neighbours']> {
  const chordAt = chordOf(NEIGHBOUR_METRES);
  const { rows } = await db.execute<NeighbourRow>(sql`
    select id, number, name, globe <-> ${globe}::cube as chord from ${merchants}
    where globe <@ cube_enlarge(${globe}::cube, ${chordAt}, 3) and globe <-> ${globe}::cube <= ${chordAt}
      and type_code = ${type_code} and status <> 'closed' and id is distinct from ${merchant_id}::uuid
      ${regions ? sql`and region_code = any(${sql.param([...regions])})` : sql.empty()}
    order by chord limit ${MAX_FOUND}`);
  return rows.map(({ chord, ...merchant }) => ({
    ...merchant,
    metres: Math.round(metresOf(Number(chord))),
  }));
}
