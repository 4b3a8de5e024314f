import type { FastifyRequest, preHandlerHookHandler } from 'fastify';
import type { Dispatcher } from 'undici';
import type { HttpError } from '../../core/HttpError';
import { errorInsteadOf } from './errorInsteadOf';
import { headersToBrowser } from './forwardedHeaders';
import { isReset, providerFailure, providerUnreadable } from './providerFailure';
import { MOST_BYTES, type ResponseHead } from './responses/collectJson';
import type { SendResponse } from './responses/sendResponse';

interface ReadOptions {
  dispatcher: Dispatcher;
  /** Path of the provider's address, prepended to each call's. */
  prefix: string;
  sendResponse: SendResponse;
}

/** Delay before a request is retried on another connection. */
export const AGAIN_AFTER_MS = 20;

/** How long after it was sent a read is joined by equal ones: what another process has written meanwhile would be missing in it. */
const JOINED_FOR_MS = 100;

/** The contract's read calls, made directly. */
export interface ReadCalls {
  /** Returns a hook that makes such a call with the headers for the provider. */
  hook(headers: (request: FastifyRequest) => Record<string, string>): preHandlerHookHandler;
  /** Called once something was written: nobody joins a read that was sent before. */
  written(): void;
}

/**
 * Makes the contract's read calls directly and buffers their responses. They are nearly all of the console's traffic, and stream forwarding
 * would double the cost of each. Equal reads of one person at the same time are made once. Unusual requests (an escaped path, a body) are
 * left to the forwarding.
 */
export function readCalls({ dispatcher, prefix, sendResponse }: ReadOptions): ReadCalls {
  const underWay = new Map<string, { readers: Reader[]; until: number }>();

  /** Makes a call, or waits for an equal one. */
  const read = (call: ReadCall, reader: Reader) => {
    const key = keyOf(call);
    const before = underWay.get(key);
    if (before && performance.now() < before.until) {
      before.readers.push(reader);
      return;
    }
    const own = { readers: [reader], until: performance.now() + JOINED_FOR_MS };
    underWay.set(key, own);
    const tell = (told: (one: Reader) => void) => {
      if (underWay.get(key) === own) underWay.delete(key);
      own.readers.forEach(told);
    };
    dispatcher.dispatch(
      { ...call, method: 'GET' },
      new BufferedAnswer({
        arrived: (head, bytes) => tell(one => one.arrived(head, bytes)),
        failed: (error, begun) => tell(one => one.failed(error, begun)),
      }),
    );
  };

  return {
    written: () => underWay.clear(),
    hook: headers => (request, reply, pass) => {
      const { providerCall: endpoint } = request;
      if (!endpoint || !isPlainRead(request)) {
        pass();
        return;
      }
      const call = { path: prefix + request.url, headers: headers(request) };
      const make = (isAgain: boolean) =>
        read(call, {
          arrived(head, bytes) {
            if (reply.raw.destroyed) return;
            const passed = headersToBrowser(head.headers);
            for (const name in passed) reply.header(name, passed[name]);
            if (head.statusCode === 304) void reply.status(304).send();
            else sendResponse.whole(reply, endpoint, head, bytes);
          },
          failed(error, begun) {
            if (!begun && !isAgain && isReset(error)) setTimeout(make, AGAIN_AFTER_MS, true);
            else if (!reply.raw.destroyed) {
              if (!begun) request.log.warn(error, 'response errored');
              void reply.send(providerFailure(error));
            }
          },
        });
      make(false);
    },
  };
}

interface ReadCall {
  path: string;
  headers: Record<string, string>;
}

/** Headers that tell who asks, not what is asked for. */
const OF_CALLER = new Set(['user-agent', 'x-request-id', 'x-forwarded-for']);

/** Identifies equal reads: the same address, by the same person (`authorization`), in the same form. */
const keyOf = ({ path, headers }: ReadCall) =>
  [
    path,
    ...Object.entries(headers).flatMap(([name, value]) => (OF_CALLER.has(name) ? [] : [`${name}: ${value}`])),
  ].join('\n');

/** A path that every server interprets exactly as written. */
const PLAIN = /^(?:\/[\w-]+)+(?:\?|$)/;

const isPlainRead = ({ method, url, headers }: FastifyRequest) =>
  method === 'GET' &&
  PLAIN.test(url) &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined &&
  // other values may name headers that are not forwarded
  (headers.connection === undefined || headers.connection === 'keep-alive' || headers.connection === 'close');

/** Whoever waits for a response. */
interface Reader {
  arrived(head: ResponseHead, bytes: Buffer): void;
  /** @param begun whether the response had begun to arrive */
  failed(error: Error, begun: boolean): void;
}

/**
 * Buffers a response straight from the connection until it is complete. For a page of a list, the streams needed by a download would cost
 * more than all other processing of it.
 */
class BufferedAnswer implements Dispatcher.DispatchHandler {
  private head: ResponseHead | undefined;
  private readonly chunks: Buffer[] = [];
  private size = 0;
  private isOver = false;

  constructor(private readonly reader: Reader) {}

  onRequestStart() {}

  onResponseStart(controller: Dispatcher.DispatchController, statusCode: number, headers: ResponseHead['headers']) {
    // informational responses, such as early hints
    if (statusCode < 200) return;
    this.head = { statusCode, headers };
    const refused = errorInsteadOf(this.head);
    // the rest of a body that nobody wants is not read
    if (refused) this.end(controller, refused);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer) {
    this.size += chunk.length;
    this.chunks.push(chunk);
    if (this.size > MOST_BYTES) this.end(controller, providerUnreadable(`more than ${MOST_BYTES} bytes`));
  }

  onResponseEnd() {
    if (this.isOver || !this.head) return;
    this.isOver = true;
    this.reader.arrived(this.head, this.chunks.length === 1 ? this.chunks[0]! : Buffer.concat(this.chunks));
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error) {
    this.fail(error);
  }

  private end(controller: Dispatcher.DispatchController, error: HttpError) {
    this.fail(error);
    controller.abort(error);
  }

  private fail(error: Error) {
    if (this.isOver) return;
    this.isOver = true;
    this.reader.failed(error, this.head !== undefined);
  }
}
