import type { RegionCode } from '../../contract/area/region';
import type { Notification } from '../../contract/notification';
import type { Slug } from '../../contract/rights/permissions';

/** A demo event that a person is notified of. */
export interface DemoNews {
  type: Notification['type'];
  title: string;
  description: string;
  /** Path it links to. */
  extra: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Events of a domain's demo records, for the demo's notifications. */
export interface DemoNewsSource {
  /** Permission to read these records. */
  slug: Slug;
  /** Share of a person's notifications from this source, relative to the others. */
  share: number;
  /** Picks at most `count` notifications for the demo account at `index`; `region` limits what it sees. */
  pick(reader: { index: number; region: RegionCode | null }, count: number): DemoNews[];
}
