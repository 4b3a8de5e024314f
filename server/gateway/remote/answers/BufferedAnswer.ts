import type { Dispatcher } from 'undici';
import type { HttpError } from '../../../core/HttpError';
import { providerUnreadable } from '../providerFailure';
import { type AnswerHead, MOST_BYTES } from './collectJson';

interface Outcome {
  /** Returns our error for a response whose body is not wanted; the rest is then not read. */
  refuse(head: AnswerHead): HttpError | undefined;
  arrived(head: AnswerHead, bytes: Buffer): void;
  /** @param begun whether the response had begun to arrive */
  failed(error: Error, begun: boolean): void;
}

/**
 * Buffers a response straight from the connection until it is complete. For a page of a list, the streams needed by a download would cost
 * more than all other processing of it.
 */
export class BufferedAnswer implements Dispatcher.DispatchHandler {
  private head: AnswerHead | undefined;
  private readonly chunks: Buffer[] = [];
  private size = 0;
  private isOver = false;

  constructor(private readonly outcome: Outcome) {}

  onRequestStart() {}

  onResponseStart(controller: Dispatcher.DispatchController, statusCode: number, headers: AnswerHead['headers']) {
    // informational responses, such as early hints
    if (statusCode < 200) return;
    this.head = { statusCode, headers };
    const refused = this.outcome.refuse(this.head);
    if (refused) this.end(controller, refused);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer) {
    this.size += chunk.length;
    this.chunks.push(chunk);
    if (this.size > MOST_BYTES) this.end(controller, providerUnreadable());
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
