import type { Endpoint } from '../../../../contract/core/endpoint';
import { responseStatus } from '../../../../contract/core/responseStatus';
import { isRecord } from '../../../core/isRecord';
import { providerErrorPage } from '../providerFailure';
import { keepIfUnchanged } from './keepIfUnchanged';
import { UnreadableValue } from './UnreadableValue';

/** A provider's response, before its data is interpreted. */
interface ProviderReply {
  status: number;
  body: unknown;
  retryAfter: string | undefined;
}

export interface Understood {
  status: number;
  body: Record<string, unknown>;
}

/** Calls other than GET that are worthless without their response: a price, the address of an uploaded picture. */
const ASKING = new Set(['POST /v1/cms/order/point', 'POST /v1/utils/upload-file']);

/** Whether a call changes records; anything in its response besides the status is then only a convenience. */
export const isWrite = ({ method, call }: Endpoint) => method !== 'GET' && !ASKING.has(call);

/**
 * Builds the response envelope for the browser. After a write only status and code count: data that cannot be interpreted becomes null, and
 * the console reads the record again. A body that already conforms to the contract is returned as is.
 *
 * @param read interprets `data`
 * @throws HttpError for a 5xx, in our words; UnreadableValue if the response to a read cannot be interpreted
 */
export function readEnvelope(
  endpoint: Endpoint,
  { status, body, retryAfter }: ProviderReply,
  read: (data: unknown) => unknown,
): Understood & { unread?: UnreadableValue } {
  const envelope = isRecord(body) ? body : undefined;
  const code = responseStatus(status === 204 ? 200 : status, envelope);
  if (code >= 400) return refusal(code, envelope, retryAfter);
  const message = typeof envelope?.message === 'string' ? envelope.message : (endpoint.done ?? 'Berhasil');
  try {
    if (endpoint.download) throw new UnreadableValue('a file');
    if (endpoint.response && !(envelope && 'data' in envelope)) throw new UnreadableValue('an envelope with data');
    return { status: code, body: keepIfUnchanged(envelope, { code, message, data: read(envelope?.data) }) };
  } catch (error) {
    if (!(error instanceof UnreadableValue && isWrite(endpoint))) throw error;
    return { status: code, body: { code, message, data: null }, unread: error };
  }
}

/** Returns a refusal in the provider's words; its messages about faults of its own are for its log, not for users. */
function refusal(
  status: number,
  body: Record<string, unknown> | undefined,
  retryAfter: string | undefined,
): Understood {
  if (status >= 500 || typeof body?.message !== 'string' || body.message === '')
    throw providerErrorPage(status, retryAfter);
  const errors = isRecord(body.errors) ? textsOf(body.errors) : undefined;
  const { error, data = null, message } = body;
  return {
    status,
    body: {
      code: status,
      message,
      data,
      ...(isRecord(error) && typeof error.code === 'string' && { error }),
      ...(errors && { errors }),
    },
  };
}

/** Messages by field; the first if there are several. */
const textsOf = (errors: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, messages]) => {
      const first: unknown = Array.isArray(messages) ? messages[0] : messages;
      return typeof first === 'string' ? [[field, first]] : [];
    }),
  );
