import type { AuditEntity } from '../../contract/core/audited';
import type { Resource } from './defineResource';

type NamedBy<Declared> = Declared extends { messages: { id: { audit: infer Audit } } } ? keyof Audit : never;

/** The type of a resource list that names every audit log entity; otherwise a type that no list satisfies, showing the missing ones. */
export type EveryEntityNamed<Declared extends readonly unknown[]> = [
  Exclude<AuditEntity, NamedBy<Declared[number]>>,
] extends [never]
  ? readonly Resource[]
  : { 'entities without a name': Exclude<AuditEntity, NamedBy<Declared[number]>> };
