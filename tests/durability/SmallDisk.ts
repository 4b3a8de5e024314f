import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOM_MB = 4_000;

/** An in-memory disk that is filled by shrinking it to what is on it. Only root may mount one, on Linux. */
export class SmallDisk {
  private constructor(readonly folder: string) {}

  /** Returns undefined if this machine does not allow mounting. */
  static mount(): SmallDisk | undefined {
    const folder = mkdtempSync(join(tmpdir(), 'merchants-disk-'));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${ROOM_MB}m`, 'tmpfs', folder], { stdio: 'ignore' });
    } catch {
      rmSync(folder, { recursive: true, force: true });
      return undefined;
    }
    chmodSync(folder, 0o755);
    return new SmallDisk(folder);
  }

  fill() {
    const { blocks, bfree, bsize } = statfsSync(this.folder);
    this.#resize(Math.ceil(((blocks - bfree) * bsize) / 2 ** 20) + 1);
    try {
      for (;;) appendFileSync(this.#ballast, Buffer.alloc(bsize));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }

  empty() {
    this.#resize(ROOM_MB);
    rmSync(this.#ballast, { force: true });
  }

  unmount() {
    execFileSync('umount', ['--lazy', this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  get #ballast() {
    return join(this.folder, 'ballast');
  }

  #resize(megabytes: number) {
    execFileSync('mount', ['-o', `remount,size=${megabytes}m`, this.folder]);
  }
}
