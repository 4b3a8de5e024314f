import { TestEnvironment } from 'jest-environment-jsdom';
import './compileOnce';

/** Browser APIs that jsdom lacks, taken from Node, which implements the same standards. */
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

/** jsdom with everything the console's code expects of a browser. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] ??= globalThis[name] as never;
    this.global.AbortController = AbortController;
    this.global.AbortSignal = AbortSignal;
    // jsdom's realm has its own Uint8Array; Node's encoders return the outer one
    this.global.Uint8Array = Uint8Array;
    if (!this.global.crypto?.subtle) Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto });
  }
}
