import type { RegionCode } from '../../contract/area/region';
import type { Restriction } from '../../contract/core/endpoint';
import type { Slug } from '../../contract/rights/permissions';

/** A request's `Idempotency-Key`, and what it came with. */
export interface Idempotency {
  key: string;
  /** SHA-256 of the call and its input, in hex. */
  digest: string;
}

/** Who makes a request: what a store needs to check rights and write the audit row. */
export interface Actor {
  user_id: string;
  name: string;
  session_id: string | null;
  /** `code` of the role; null for an account without one. */
  role_code: string | null;
  slugs: ReadonlySet<Slug>;
  /** The sales regions whose records the person sees and changes; null for the whole country. None where a regional role has no region yet. */
  regions: readonly RegionCode[] | null;
  /** The role that a read-only session looks at the console as: `slugs` are that role's then. */
  as_role?: { id: string; name: string; code: string } | undefined;
  /** What the session is short of; most endpoints are closed to it then. */
  restrictions?: readonly Restriction[] | undefined;
  request_id: string;
  /** Names the adding of a record or a change of prices: sent twice, it is done once. */
  idempotency?: Idempotency | undefined;
  ip: string | null;
}
