import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Debian's path, by processor architecture (`apt-get install faketime`). */
const installed = () =>
  (existsSync('/usr/lib') ? readdirSync('/usr/lib') : [])
    .map(name => join('/usr/lib', name, 'faketime/libfaketime.so.1'))
    .find(existsSync);

/** The clock that a process sees through libfaketime: changes the date, but not how long things take. */
export class MovableClock {
  readonly #folder = mkdtempSync(join(tmpdir(), 'merchants-clock-'));
  readonly #file = join(this.#folder, 'offset');

  private constructor(private readonly library: string) {
    this.move('+0');
  }

  /** Returns undefined if libfaketime is not installed. */
  static open(): MovableClock | undefined {
    const library = installed();
    return library ? new MovableClock(library) : undefined;
  }

  /** The environment of a process that is to use this clock. */
  get env() {
    return {
      LD_PRELOAD: this.library,
      FAKETIME_TIMESTAMP_FILE: this.#file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    };
  }

  /** @param offset such as `+1h`; noticed within a second */
  move(offset: string) {
    writeFileSync(this.#file, offset);
  }

  close() {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
