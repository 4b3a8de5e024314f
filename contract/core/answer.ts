import { z } from 'zod';

/** Every JSON response: the HTTP status as `code`, a message for people, the data. */
export interface Envelope<Data> {
  code: number;
  message: string;
  data: Data;
}

/** An error by its stable code, for whoever says it in another language. */
export const errorCode = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type ErrorCode = z.output<typeof errorCode>;

/** What an error carries besides status and message. */
export interface ErrorBody extends Envelope<unknown> {
  /** What `message` says, and with 422 what `errors` says of each field. Absent where a provider knows no codes. */
  error?: ErrorCode & { fields?: Record<string, ErrorCode> };
  /** Field (dotted path) to message, with 422. */
  errors?: Record<string, string>;
  /** Identifies the request in the log, with 500, 502 and 504: people quote it to the helpdesk. */
  request_id?: string;
}

const listMeta = z.object({
  page: z.int(),
  limit: z.int(),
  /** Rows in all, or where `more` is set, as many as were counted. */
  total: z.int(),
  /** Pages that can be read. */
  total_page: z.int(),
  /** Set where there are more rows than were counted (decision 0034). */
  more: z.boolean().optional(),
});

/** `data` of a list: the page's records, its position and the total. One that is never asked for by page is whole, all on its first page. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ list: z.array(item), meta: listMeta, total: z.int() });

export type ListMeta = z.output<typeof listMeta>;
export interface Page<Item> {
  list: Item[];
  meta: ListMeta;
  total: number;
}
