import { z } from 'zod';
import { type Access, type Endpoint, endpoint } from './core/endpoint';
import { id, instantOut } from './core/fields';
import { listOf } from './core/response';

/** A kind of record with a readable history. Read access to the record includes its history. */
export interface RecordHistory {
  /** Entity name in the audit log and in the history's URL. */
  entity: string;
  access: Access;
}

/**
 * Declares that a kind of record has a readable history, with the access of the endpoint that reads one such record.
 * @example export const faqHistory = recordHistory('faq', faqApi.one);
 */
export const recordHistory = (entity: string, { access }: Pick<Endpoint, 'access'>): RecordHistory => ({
  entity,
  access,
});

export const change = z.object({
  id: z.int(),
  at: instantOut,
  actor: z.object({ id: id.nullable(), name: z.string() }),
  action: z.string(),
  label: z.string().nullable(),
  /** Fields that changed, with their values before and after. */
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  /** Names of the records that changed references point to, by id. */
  names: z.record(z.string(), z.string()).optional(),
});
export type Change = z.output<typeof change>;

export const historyApi = {
  list: endpoint('GET /api/console/history/{entity}/{id}', {
    access: 'signedIn',
    summary: 'List who changed a record, from what to what, newest first; for anyone who may read the record',
    query: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1).meta({ title: 'Halaman' }),
      limit: z.coerce.number().int().min(1).max(100).default(25).meta({ title: 'Jumlah per halaman' }),
    }),
    response: listOf(change),
  }),
};
