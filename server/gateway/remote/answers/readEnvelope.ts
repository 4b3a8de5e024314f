import { answerStatus } from '../../../../contract/core/answerStatus';
import type { Endpoint } from '../../../../contract/core/endpoint';
import { providerErrorPage } from '../providerFailure';
import { UnreadableValue } from './UnreadableValue';
import { unlessChanged } from './unlessChanged';

/** What a provider answered, before its data are understood. */
interface ProviderReply {
  status: number;
  body: unknown;
  retryAfter: string | undefined;
}

export interface Understood {
  status: number;
  body: Record<string, unknown>;
}

/** Calls that add or send something, and yet are worth nothing without their answer: a price, the address of a picture. */
const ASKING = new Set(['POST /v1/cms/order/point', 'POST /v1/utils/upload-file']);

/** Whether a call changes records: what it answers besides its status is then only a convenience. */
export const isWrite = ({ method, call }: Endpoint) => method !== 'GET' && !ASKING.has(call);

/**
 * The envelope of an answer for the browser. After a write only status and code count: where its data cannot be understood they are
 * null, and the console reads the record again. A body that is as the contract has it is given back itself.
 *
 * @param read understands `data`
 * @throws HttpError for a 5xx, in our words; UnreadableValue where the answer of a reading call cannot be understood
 */
export function readEnvelope(
  endpoint: Endpoint,
  { status, body, retryAfter }: ProviderReply,
  read: (data: unknown) => unknown,
): Understood & { unread?: UnreadableValue } {
  const envelope = isRecord(body) ? body : undefined;
  const code = answerStatus(status === 204 ? 200 : status, envelope);
  if (code >= 400) return refusal(code, envelope, retryAfter);
  const message = typeof envelope?.message === 'string' ? envelope.message : (endpoint.done ?? 'Berhasil');
  try {
    if (endpoint.download) throw new UnreadableValue('a file');
    if (endpoint.answer && !(envelope && 'data' in envelope)) throw new UnreadableValue('an envelope with data');
    return { status: code, body: unlessChanged(envelope, { code, message, data: read(envelope?.data) }) };
  } catch (error) {
    if (!(error instanceof UnreadableValue && isWrite(endpoint))) throw error;
    return { status: code, body: { code, message, data: null }, unread: error };
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** A refusal in the provider's words; what it says of a fault of its own is for its log, not for people. */
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

/** Messages by field; of several the first. */
const textsOf = (errors: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, said]) => {
      const first: unknown = Array.isArray(said) ? said[0] : said;
      return typeof first === 'string' ? [[field, first]] : [];
    }),
  );
