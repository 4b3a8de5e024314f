import type { Endpoint } from '../../../../contract/core/endpoint';
import { providerErrors } from '../../../../contract/core/errors';
import { MAX_PAGE_SIZE } from '../../../../contract/core/query';
import { HttpError } from '../../../core/HttpError';
import type { ProviderAnswer } from '../askProvider';
import { providerUnreadable } from '../providerFailure';
import type { ReaderOfCall } from '../responses/callReaders';
import { readEnvelope } from '../responses/readEnvelope';
import { UnreadableValue } from '../responses/UnreadableValue';

/** Calls the provider on behalf of the person making the request. */
type Ask = (endpoint: Endpoint, call: { path: string }) => Promise<ProviderAnswer>;

/** What is needed to read a provider's lists for one person. */
export interface ListReader {
  ask: Ask;
  readerOf: ReaderOfCall;
}

interface ListAddress {
  /** Path with its parameters filled in. */
  path: string;
  /** Filters, without `?`. */
  search?: string | undefined;
}

interface ListPage<Row> {
  list: Row[];
  meta?: { total_page: number };
  total?: number;
}

/** Lists of more pages are not used to derive anything. */
const MOST_PAGES = 200;

/**
 * Returns all rows of a provider's list, or only as many pages as give `most`. @throws HttpError 502 if a page cannot be interpreted, or
 * the provider's refusal
 */
export async function readPages<Row>(
  reader: ListReader,
  endpoint: Endpoint,
  address: ListAddress,
  most = MOST_PAGES * MAX_PAGE_SIZE,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { list, meta } = await readPage<Row>(reader, endpoint, address, { page, limit: MAX_PAGE_SIZE });
    rows.push(...list);
    if (list.length === 0 || page >= (meta?.total_page ?? 1) || rows.length >= most) return rows;
  }
  throw providerUnreadable(`${endpoint.call}: more than ${MOST_PAGES} pages`);
}

/** Returns one page of a provider's list. @throws as {@link readPages} */
export async function readPage<Row>(
  { ask, readerOf }: ListReader,
  endpoint: Endpoint,
  { path, search }: ListAddress,
  asked: { page: number; limit: number },
): Promise<ListPage<Row>> {
  const filters = search ? `&${search}` : '';
  const response = await ask(endpoint, { path: `${path}?page=${asked.page}&limit=${asked.limit}${filters}` });
  try {
    const { status, body } = readEnvelope(endpoint, response, data => readerOf(endpoint)(data, asked));
    if (status >= 400) throw new HttpError(status, { ...providerErrors.rejected(), message: String(body.message) });
    return body.data as ListPage<Row>;
  } catch (error) {
    throw error instanceof UnreadableValue ? providerUnreadable(`${endpoint.call}: ${error.message}`) : error;
  }
}
