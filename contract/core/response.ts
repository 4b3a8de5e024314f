import { z } from 'zod';
import { needed } from './needed';

/** The body of every JSON response: the HTTP status as `code`, a message for the user, and the data. */
export interface Envelope<Data> {
  code: number;
  message: string;
  data: Data;
}

/** An error's stable code and parameters, from which a client can build the message in another language. */
export const errorCode = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type ErrorCode = z.output<typeof errorCode>;

/** The body of an error response. */
export interface ErrorBody extends Envelope<unknown> {
  /** The code behind `message` and, with 422, the code of each field in `errors`. Absent if the provider has no codes. */
  error?: ErrorCode & { fields?: Record<string, ErrorCode> };
  /** Messages by field (dotted path), with 422. */
  errors?: Record<string, string>;
  /** Identifies the request in the log, with 500, 502 and 504; users quote it to the helpdesk. */
  request_id?: string;
}

const listMeta = z.object({
  page: z.int(),
  limit: z.int(),
  /** Total number of rows, or the number counted if `more` is set. */
  total: z.int(),
  /** Number of pages that can be read. */
  total_page: z.int(),
  /** Set if there are more rows than were counted (decision 0034). */
  more: z.boolean().optional(),
});

/** `data` of a list: the page's records, its position and the total. An unpaged list is returned whole, as its first page. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ list: needed(z.array(item)), meta: listMeta, total: z.int() });

export type ListMeta = z.output<typeof listMeta>;
export interface Page<Item> {
  list: Item[];
  meta: ListMeta;
  total: number;
}
