import type { RecordHistory } from '../../contract/history';
import type { Actor } from '../core/Actor';
import type { Db } from '../db/types';
import type { RouteModule } from '../http/routes';
import type { Services } from '../http/Services';
import type { BaseData } from '../seed/BaseData';
import type { DemoData } from '../seed/DemoData';
import type { Namer } from '../store/references';

/** A kind of record whose history can be read. */
export interface DomainHistory extends RecordHistory {
  /**
   * A check besides the permission: throws HttpError 404 if the record is outside the actor's regions. `anyRegion` for records that
   * everyone with the permission may read.
   */
  authorizeRead: 'anyRegion' | ((db: Db, id: string, actor: Actor) => Promise<unknown>);
  /** How the records are named that its fields refer to. */
  namers?: Readonly<Record<string, Namer>>;
}

/** Work repeated while the server runs. Several processes may run it concurrently. */
export interface Job {
  name: string;
  /** At least 5. */
  everySeconds: number;
  run(services: Services): Promise<unknown>;
}

/** Everything the server knows about a domain. */
export interface Domain<Name extends string = string, After extends string = string> {
  /** Its folder under `server/domains/`. */
  name: Name;
  routes?: readonly RouteModule[];
  /** The console's own data, kept in the server's own database even when a remote provider serves everything else. */
  ownData?: true;
  history?: readonly DomainHistory[];
  jobs?: readonly Job[];
  base?: BaseData;
  demo?: DemoData<After>;
}

/**
 * Declares a domain; `server/domains/index.ts` lists them all.
 *
 * @example
 * export const faqDomain = defineDomain({
 *   name: 'faq',
 *   routes: [faqRoutes],
 *   history: [{ ...faqHistory, authorizeRead: 'anyRegion' }],
 *   demo: { after: ['account'], seed: seedFaqs },
 * });
 */
export const defineDomain = <const Name extends string, const After extends string = never>(
  domain: Domain<Name, After>,
): Domain<Name, After> => domain;

/** Declares a list of domains whose demo data depend only on others in the list: any other name does not compile. */
export const domainList = <const Name extends string>(
  domains: readonly Domain<Name, NoInfer<Name>>[],
): readonly Domain<Name>[] => domains;
