import { TestEnvironment } from 'jest-environment-jsdom';
import './compileOnce';

/** What a browser has and jsdom lacks: taken from Node, whose own implementations follow the same standards. */
const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'Request',
  'Response',
  'Headers',
  'fetch',
  'FormData',
  'structuredClone',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'BroadcastChannel',
] as const;

/** jsdom as the console's code expects a browser to be. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] ??= globalThis[name] as never;
    this.global.AbortController = AbortController;
    this.global.AbortSignal = AbortSignal;
    // jsdom has its own Uint8Array realm; Node's encoders answer with the outer one
    this.global.Uint8Array = Uint8Array;
    if (!this.global.crypto?.subtle) Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto });
  }
}
