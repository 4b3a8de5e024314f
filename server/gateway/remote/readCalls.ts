import type { FastifyReply, FastifyRequest } from 'fastify';
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
  headers(request: FastifyRequest): Record<string, string>;
  sendResponse: SendResponse;
}

/** Delay before a request is retried on another connection. */
export const AGAIN_AFTER_MS = 20;

/**
 * A hook that makes the contract's read calls directly and buffers their responses. They are nearly all of the console's traffic, and
 * stream forwarding would double the cost of each. Unusual requests (an escaped path, a body) are left to the forwarding.
 */
export const readCalls =
  ({ dispatcher, prefix, headers, sendResponse }: ReadOptions) =>
  (request: FastifyRequest, reply: FastifyReply, pass: () => void): void => {
    const { providerCall: endpoint } = request;
    if (!endpoint || !isPlainRead(request)) {
      pass();
      return;
    }
    const call = { path: prefix + request.url, method: 'GET', headers: headers(request) } as const;
    const ask = (isAgain: boolean) =>
      dispatcher.dispatch(
        call,
        new BufferedAnswer({
          refuse: errorInsteadOf,
          arrived(head, bytes) {
            if (reply.raw.destroyed) return;
            const passed = headersToBrowser(head.headers);
            for (const name in passed) reply.header(name, passed[name]);
            if (head.statusCode === 304) void reply.status(304).send();
            else sendResponse.whole(reply, endpoint, head, bytes);
          },
          failed(error, begun) {
            if (!begun && !isAgain && isReset(error)) setTimeout(ask, AGAIN_AFTER_MS, true);
            else if (!reply.raw.destroyed) {
              if (!begun) request.log.warn(error, 'response errored');
              void reply.send(providerFailure(error));
            }
          },
        }),
      );
    ask(false);
  };

/** A path that every server interprets exactly as written. */
const PLAIN = /^(?:\/[\w-]+)+(?:\?|$)/;

const isPlainRead = ({ method, url, headers }: FastifyRequest) =>
  method === 'GET' &&
  PLAIN.test(url) &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined &&
  // other values may name headers that are not forwarded
  (headers.connection === undefined || headers.connection === 'keep-alive' || headers.connection === 'close');

interface Outcome {
  /** Returns our error for a response whose body is not wanted; the rest is then not read. */
  refuse(head: ResponseHead): HttpError | undefined;
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

  constructor(private readonly outcome: Outcome) {}

  onRequestStart() {}

  onResponseStart(controller: Dispatcher.DispatchController, statusCode: number, headers: ResponseHead['headers']) {
    // informational responses, such as early hints
    if (statusCode < 200) return;
    this.head = { statusCode, headers };
    const refused = this.outcome.refuse(this.head);
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
    this.outcome.arrived(this.head, this.chunks.length === 1 ? this.chunks[0]! : Buffer.concat(this.chunks));
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
    this.outcome.failed(error, this.head !== undefined);
  }
}
