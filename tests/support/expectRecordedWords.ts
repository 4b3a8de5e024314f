import { sql } from 'drizzle-orm';
import { recordedFields } from '../../contract/recordedFields';
import { changesOf } from '../../server/audit/changesOf';
import { audit_log } from '../../server/audit/table';
import type { Db } from '../../server/db/types';
import { auditedEntities } from '../../src/catalogue/createCatalogue';
import { resources } from '../../src/resources';

const entities = auditedEntities(resources);
/** The labelled fields of each resource; a label equal to the field's name does not count. */
const fieldsOf = new Map(
  resources.map(({ name, messages }) => [
    name,
    Object.entries(messages.id.fields ?? {}).flatMap(([field, label]) => (label === field ? [] : [field])),
  ]),
);
const common = Object.keys(recordedFields.shape);
/** Names of checked documents are already readable. */
const isCode = (name: string) => /^[a-z\d_]+$/.test(name);

/**
 * Fails if the audit log holds a field without a human-readable name, either in its resource's messages or in `contract/recordedFields.ts`.
 */
export async function expectRecordedWords(db: Db): Promise<void> {
  const name = sql<string>`jsonb_object_keys(coalesce(${audit_log.before}, '{}') || coalesce(${audit_log.after}, '{}'))`;
  const recorded = await db.selectDistinct({ entity: audit_log.entity, name }).from(audit_log);
  const nameless = recorded.filter(
    ({ entity, name: field }) =>
      isCode(field) &&
      changesOf({ [field]: null }, null).length > 0 &&
      !common.includes(field) &&
      !fieldsOf.get(entities.get(entity)?.resource ?? '')?.includes(field),
  );
  if (nameless.length > 0)
    throw new Error(`No name for ${nameless.map(({ entity, name: field }) => `${entity}.${field}`).join(', ')}`);
}
