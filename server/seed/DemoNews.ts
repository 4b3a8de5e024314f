import type { RegionCode } from '../../contract/area/region';
import type { Notification } from '../../contract/notification';
import type { Slug } from '../../contract/rights/permissions';

/** Something that a person of the demo is notified of. */
export interface DemoNews {
  type: Notification['type'];
  title: string;
  description: string;
  /** Where it leads. */
  extra: string;
  /** Milliseconds. */
  at: number;
}

/** What happened to a domain's demo records, for the demo's notifications. */
export interface DemoNewsSource {
  /** The right that reading these records takes. */
  slug: Slug;
  /** How much of a person's notifications comes from here, beside the shares of the other sources. */
  share: number;
  /** At most so many, for the person at this place in the list of demo accounts; `region` binds what they see. */
  pick(reader: { index: number; region: RegionCode | null }, count: number): DemoNews[];
}
