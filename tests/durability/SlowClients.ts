import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { auditLogApi } from '../../contract/auditLog';
import { authApi } from '../../contract/identity/auth';
import { notificationApi } from '../../contract/notification';
import { requireSentence } from './requireSentence';
import type { Target } from './Writer';

const HALF_SENT = 20;
/** Below the number that one session may have open. */
const STREAMS = 3;
const DOWNLOADS = 2;

/** Clients that send only half a request, and clients that request a lot but read none of it. */
export class SlowClients {
  readonly #unread: Socket[] = [];
  readonly #answers: Promise<{ sent: string; text: string; seconds: number }>[] = [];

  /** Connects all of them to one server. */
  constructor({ url, token }: Target) {
    const port = Number(new URL(url).port);
    const say = (text: string) => {
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      socket.write(text);
      return socket;
    };
    const asking = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`;
    for (let index = 0; index < HALF_SENT; index += 1) {
      const head = `POST ${authApi.login.path} HTTP/1.1\r\nhost: x\r\n`;
      const body = 'content-type: application/json\r\ncontent-length: 40\r\n\r\n{"email":';
      this.#answers.push(heard(index % 2 ? 'head' : 'body', say(index % 2 ? head : head + body)));
    }
    for (let index = 0; index < STREAMS; index += 1) this.#unread.push(say(asking(notificationApi.live.path)).pause());
    for (let index = 0; index < DOWNLOADS; index += 1)
      this.#unread.push(say(asking(`${auditLogApi.export.path}?format=csv`)).pause());
  }

  /** Waits until the server gives up on the half-sent requests. @throws Error with the reason if one does not get 408 */
  async untilRefused(): Promise<number> {
    for (const { sent, text, seconds } of await Promise.all(this.#answers)) {
      if (!text) throw new Error(`Half a ${sent} was cut off after ${seconds.toFixed(1)} s without an answer`);
      const [head = '', body = ''] = text.split('\r\n\r\n');
      const status = Number(head.split(' ')[1]);
      requireSentence(status, body);
      if (status !== 408) throw new Error(`Half a request was answered with ${status}`);
    }
    return this.#answers.length;
  }

  leave() {
    for (const socket of this.#unread) socket.destroy();
  }
}

async function heard(sent: string, socket: Socket) {
  const began = performance.now();
  let text = '';
  socket.on('data', chunk => {
    text += chunk;
  });
  await once(socket, 'close');
  return { sent, text, seconds: (performance.now() - began) / 1_000 };
}
