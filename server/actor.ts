import type { Slug } from '../contract/rights/permissions';

/** Who makes a request: what a store needs to judge rights and to write the audit row. */
export interface Actor {
  user_id: string;
  name: string;
  session_id: string | null;
  /** `code` of the role; null for an account without one. */
  role_code: string | null;
  slugs: ReadonlySet<Slug>;
  request_id: string;
  ip: string | null;
}
