import { notificationApi } from '../../contract/notification';
import type { Target } from './Writer';

/** An open console: counts the changes it receives. */
export class LiveReader {
  changes = 0;
  /** Why the stream ended, which it should not do. */
  ended: string | undefined;
  readonly #controller = new AbortController();

  static async open({ url, token }: Target): Promise<LiveReader> {
    const reader = new LiveReader();
    const response = await fetch(url + notificationApi.live.path, {
      headers: { authorization: `Bearer ${token}` },
      signal: reader.#controller.signal,
    });
    if (!response.ok || !response.body) throw new Error(`The live stream gave ${response.status}`);
    void reader.#read(response.body);
    return reader;
  }

  leave() {
    this.#controller.abort();
  }

  async #read(body: NonNullable<Response['body']>) {
    try {
      for await (const chunk of body.pipeThrough(new TextDecoderStream()))
        this.changes += chunk.split('event: change').length - 1;
      this.ended = 'it was closed';
    } catch (error) {
      this.ended = (error as Error).message;
    }
  }
}
