import type { FieldKind } from '../../../../contract/core/fieldKind';
import type { AbsentFields } from '../responses/readerOf';

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

/** The query of a call; a repeated parameter is a list. */
export type Query = Readonly<Record<string, string | number | readonly string[]>>;

type Body = Readonly<Record<string, unknown>>;

/** How one call of a provider differs from the contract. */
export interface CallAdapter {
  /**
   * Their method and path, with the contract's parameters and with a query that never changes: `'PATCH /v2/spanduk/{id}?dari=konsol'`. A GET
   * that they expect as POST has its query as its body.
   */
  call?: string;
  /** Maps our field to theirs, in every record of responses and bodies, in queries (`sort` too) and in the messages of a 422. */
  fields?: Readonly<Record<string, string>>;
  /** For a field of ours, maps their codes to ours; in both directions, and in queries. `{ status: { AKTIF: 'live' } }` */
  codes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Converts our query, already in their names and codes. */
  query?: (query: Query) => Query;
  /** Converts our body, already in their names and codes, to the shape they accept; also makes one of a call that has only a query. */
  body?: (body: Body, query: Query) => unknown;
  /** Converts their `data`, already in our names and codes, to the contract's shape. */
  answer?: (data: unknown) => unknown;
}

/** How a provider writes values of one kind, in responses as in bodies and queries. */
export interface ValueForm {
  /** Converts theirs to the contract's: an instant in ISO 8601, an amount in whole rupiah. Gets neither null nor an empty text. */
  read(theirs: unknown): unknown;
  /** Converts ours to theirs. Gets neither null nor an empty text, and of a query a flag or a number as such. */
  write(ours: unknown): unknown;
}

/** How a provider pages its lists, by the names of its parameters. */
export type Paging =
  /** By number, from `first` (1 unless said otherwise). */
  | { page: string; limit: string; first?: 0 | 1 }
  /** By the number of rows before the page. */
  | { offset: string; limit: string }
  /** By what the page before it said; `next` finds that in their whole response, and nothing after the last page. */
  | { cursor: string; limit: string; next: (body: unknown) => string | null | undefined };

/** The contract's envelope, as far as a response has it. */
export interface GivenEnvelope {
  /** A status that overrides that of HTTP: `422` for a refusal under 200. */
  code?: number;
  message?: string;
  data?: unknown;
  /** Messages by field. */
  errors?: Readonly<Record<string, unknown>>;
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
  /** Converts its responses, refusals too, to the contract's envelope; `{ code, message, data, errors }` by default. */
  envelope?: (body: unknown) => GivenEnvelope;
  /** `page` and `limit` by default. */
  paging?: Paging;
  /** How it writes values of a kind, wherever the contract has a field of that kind. */
  kinds?: Partial<Record<Exclude<FieldKind, 'other'>, ValueForm>>;
  /** By contract call: `'GET /v1/cms/banners'`. */
  calls: Readonly<Record<string, CallAdapter>>;
}
