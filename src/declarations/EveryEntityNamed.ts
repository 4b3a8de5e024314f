import type { AuditEntity } from '../../contract/core/audited';
import type { Resource } from './defineResource';

type NamedBy<Declared> = Declared extends { messages: { id: { audit: infer Audit } } } ? keyof Audit : never;

/** The resources, if they name every entity of the audit log among them; else a type that no list has, with those that are missing. */
export type EveryEntityNamed<Declared extends readonly unknown[]> = [
  Exclude<AuditEntity, NamedBy<Declared[number]>>,
] extends [never]
  ? readonly Resource[]
  : { 'entities without a name': Exclude<AuditEntity, NamedBy<Declared[number]>> };
