import type { AbsentFields } from '../answers/readerOf';

/** What a provider can do beyond the calls of the specification. What is not declared is neither relied on nor offered. */
export interface Capabilities {
  /** Bulk changes take `dry_run` and then only answer what they would do. Without it such a request would be carried out. */
  dryRun: boolean;
  /** Records carry `version`, and an update with a stale one is refused with 409. */
  versions: boolean;
  /** A call that adds with the same `Idempotency-Key` is carried out once. */
  idempotency: boolean;
  /** It answers the console's own calls about records, `/api/console/…`: details, counts, exports, histories. */
  ownLists: boolean;
}

/** How one call of a provider differs from the contract. */
export interface CallAdapter {
  /** Our field to theirs, in every record of answer and body: `{ title: 'judul' }`. */
  fields?: Readonly<Record<string, string>>;
  /** Of a field of ours: their code to ours, both ways. `{ status: { AKTIF: 'live' } }` */
  codes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Their `data` as the contract has it, where names and codes are not enough. */
  answer?: (data: unknown) => unknown;
  /** Our body as they take it. */
  body?: (body: Readonly<Record<string, unknown>>) => unknown;
}

/** Everything in which a provider differs from `docs/provider.md`. Console and domains know nothing of it. */
export interface ProviderAdapter {
  can: Capabilities;
  /** What its ids are. `number` and `text` say how those of digits are written in bodies that it is sent: `5` or `'5'`. */
  ids: 'uuid' | 'number' | 'text';
  /** Fields that its records do not have, with what stands for them: only what nobody reads as a fact. */
  absent: AbsentFields;
  /** Origins of pictures besides its own: `https://cdn.example`. */
  pictureOrigins: readonly string[];
  /** By the contract's call: `'GET /v1/cms/banners'`. */
  calls: Readonly<Record<string, CallAdapter>>;
}
