import type { AbsentFields } from '../answers/readerOf';

/** What a provider supports beyond the calls of the specification. Capabilities not declared are neither relied on nor offered. */
export interface Capabilities {
  /** Bulk changes accept `dry_run` and then only report what they would do. Without support, such a request would be carried out. */
  dryRun: boolean;
  /** Records carry `version`, and an update with a stale one is rejected with 409. */
  versions: boolean;
  /** A create call repeated with the same `Idempotency-Key` is carried out once. */
  idempotency: boolean;
  /** It serves the console's own calls about records, `/api/console/…`: details, counts, exports, histories. */
  ownLists: boolean;
}

/** How one call of a provider differs from the contract. */
export interface CallAdapter {
  /** Maps our field to theirs, in every record of responses and bodies: `{ title: 'judul' }`. */
  fields?: Readonly<Record<string, string>>;
  /** For a field of ours, maps their codes to ours; applied in both directions. `{ status: { AKTIF: 'live' } }` */
  codes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Converts their `data` to the contract's shape, if names and codes are not enough. */
  answer?: (data: unknown) => unknown;
  /** Converts our body to the shape they accept. */
  body?: (body: Readonly<Record<string, unknown>>) => unknown;
}

/** All differences between a provider and `docs/provider.md`. The console and the domains are unaware of them. */
export interface ProviderAdapter {
  can: Capabilities;
  /** The type of its ids. `number` and `text` say how numeric ids are written in bodies sent to it: `5` or `'5'`. */
  ids: 'uuid' | 'number' | 'text';
  /** Defaults for fields that its records lack: only values that nobody takes for a fact. */
  absent: AbsentFields;
  /** Image origins besides its own: `https://cdn.example`. */
  pictureOrigins: readonly string[];
  /** By contract call: `'GET /v1/cms/banners'`. */
  calls: Readonly<Record<string, CallAdapter>>;
}
