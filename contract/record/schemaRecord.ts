import type { z } from 'zod';
import type { AuditEntity } from '../core/audited';
import type { Fields } from './Field';

/** What the calls and the store of a kind of record need to know of it. */
export interface RecordSchemas {
  /** In the singular and snake case, as the audit log names it: `operational_cost`. */
  name: string;
  fields: Fields;
  /** The field that names a record in sentences. */
  label: string;
  /** A record in lists, and in all responses unless the calls have a `detail`. */
  schema: z.ZodObject;
  /** What a form sends to add a record, and to change one. */
  input?: z.ZodType;
  update?: z.ZodType;
}

/**
 * Declares a kind of record by its schemas, where these say more than a list of fields can (`defineRecord`): rows made of several
 * tables, lists of ids, rules across fields. `crudApi` and the store take it all the same.
 *
 * @example schemaRecord('order', { label: 'number', schema: orderRow })
 */
export const schemaRecord = <const Name extends AuditEntity, Schemas extends Omit<RecordSchemas, 'name' | 'fields'>>(
  name: Name,
  schemas: Schemas,
) => ({ name, fields: {}, ...schemas });
