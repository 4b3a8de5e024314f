import { type SQL, sql } from 'drizzle-orm';
import type { Registration } from '../../../contract/registration/registrationRecord';
import type { Db } from '../../db/types';
import { merchants, owners } from '../merchant/table';
import { merchant_accounts } from '../merchantRole/table';
import { registrations } from './table';

type Duplicate = Registration['duplicates'][number];
type Applicant = Pick<typeof registrations.$inferSelect, 'id' | 'phone' | 'owner_id_number' | 'merchant_id'>;

const MAX_FOUND = 5;

/** Finds open registrations and merchants with the same phone or identity number; each condition uses an index. */
export async function findDuplicates(
  db: Db,
  { id, phone, owner_id_number, merchant_id }: Applicant,
  regions: readonly string[] | undefined,
): Promise<Duplicate[]> {
  const within = (column: SQL) => (regions ? sql`and ${column} = any(${sql.param([...regions])})` : sql.empty());
  const { rows } = await db.execute<Duplicate & Record<string, unknown>>(sql`
    select * from (
      (select case when r.phone = ${phone} then 'phone' else 'id_number' end as "by", 'registration' as entity, r.id, r.number, r.name
        from ${registrations} r
        where (r.phone = ${phone} or r.owner_id_number = ${owner_id_number}) and r.id <> ${id}
          and r.status not in ('rejected', 'withdrawn', 'expired', 'activated') ${within(sql`r.region_code`)}
        order by r.created_at desc limit ${MAX_FOUND})
      union all
      (select 'phone' as "by", 'merchant' as entity, m.id, m.number, m.name
        from ${merchants} m
        where (m.owner_id in (select o.id from ${owners} o where o.phone = ${phone})
            or m.id in (select a.merchant_id from ${merchant_accounts} a where a.phone = ${phone} and a.is_active))
          and m.id is distinct from ${merchant_id}::uuid ${within(sql`m.region_code`)}
        order by m.joined_at desc limit ${MAX_FOUND})
    ) found limit ${MAX_FOUND}`);
  return rows.map(({ by, entity, id: duplicateId, number, name }) => ({ by, entity, id: duplicateId, number, name }));
}
