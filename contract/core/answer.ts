import { z } from 'zod';

/** Every JSON answer: the HTTP status again as `code`, a sentence for people, the data. */
export interface Envelope<Data> {
  code: number;
  message: string;
  data: Data;
}

/** What a refusal carries besides code and message. */
export interface ErrorBody extends Envelope<unknown> {
  /** Field (dotted path) to message, with 422. */
  errors?: Record<string, string>;
  /** Names the request in the log, with 500, 502 and 504: what a person tells the helpdesk. */
  request_id?: string;
}

const listMeta = z.object({
  page: z.int(),
  limit: z.int(),
  total: z.int(),
  total_page: z.int(),
});

/** `data` of a list: the page's records, where it stands, and how many there are in all. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ list: z.array(item), meta: listMeta, total: z.int() });

export type ListMeta = z.output<typeof listMeta>;
export interface Page<Item> {
  list: Item[];
  meta: ListMeta;
  total: number;
}
