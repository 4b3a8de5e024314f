import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { client } from '../../../src/dataProvider/client';

/** A call as sent by the client. */
export interface SentCall {
  method: string;
  url: string;
  body: unknown;
  headers: Record<string, unknown>;
}

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> } | 'unreachable';

/** Responds to the client's calls in place of the server, beneath all of the console's own handling; returns the recorded calls. */
export function fakeServer(response: (call: SentCall) => Answer | Promise<Answer>): SentCall[] {
  const calls: SentCall[] = [];
  client.defaults.adapter = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    const body = typeof config.data === 'string' ? JSON.parse(config.data) : config.data;
    const call = {
      method: (config.method ?? 'get').toUpperCase(),
      url: config.url ?? '',
      body,
      headers: config.headers.toJSON(),
    };
    calls.push(call);
    const given = await response(call);
    if (config.signal?.aborted) throw new AxiosError('canceled', AxiosError.ERR_CANCELED, config);
    if (given === 'unreachable') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    const { status = 200, body: data = null, headers = {} } = given;
    return { status, data, headers, statusText: '', config };
  };
  return calls;
}

/** Wraps data in a body as the server does. */
export const envelope = (data: unknown, code = 200, message = '') => ({ code, message, data });
