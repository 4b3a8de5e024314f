import type { RegionCode } from '../../contract/area/region';
import type { Restriction } from '../../contract/core/endpoint';
import type { Slug } from '../../contract/rights/permissions';

/** A request's `Idempotency-Key` with a digest of the request that carried it. */
export interface Idempotency {
  key: string;
  /** SHA-256 of the call and its input, in hex. */
  digest: string;
}

/** The caller of a request: what a store needs to check permissions and write the audit row. */
export interface Actor {
  user_id: string;
  name: string;
  session_id: string | null;
  /** `code` of the role; null for an account without one. */
  role_code: string | null;
  slugs: ReadonlySet<Slug>;
  /**
   * The sales regions whose records the person may read and change; null for the whole country, empty for a regional role without a region
   * yet.
   */
  regions: readonly RegionCode[] | null;
  /** In a read-only "see as" session, the role being impersonated; `slugs` are then that role's. */
  as_role?: { id: string; name: string; code: string } | undefined;
  /** What the session lacks; while it lacks anything, most endpoints are closed to it. */
  restrictions?: readonly Restriction[] | undefined;
  request_id: string;
  /** Identifies the creation of a record or a change of prices, so that a repeated request takes effect only once. */
  idempotency?: Idempotency | undefined;
  ip: string | null;
}
