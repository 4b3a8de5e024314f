import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The control groups of Linux, version 1. */
const GROUPS = '/sys/fs/cgroup/cpu';
const PERIOD_US = 20_000;

/**
 * Limits processes to a fraction of a core each through control groups. Only root may create them, and they accept no real-time processes.
 */
export class CpuLimit {
  private readonly groups: string[] = [];

  /** Returns undefined if this machine has no control groups, or we may not create any. */
  static open(): CpuLimit | undefined {
    if (!existsSync(join(GROUPS, 'cpu.cfs_quota_us'))) return undefined;
    const limit = new CpuLimit();
    try {
      limit.#make('tried').release();
      return new CpuLimit();
    } catch {
      return undefined;
    }
  }

  /** @param cores such as 0.4 */
  hold(pid: number, cores: number): void {
    const group = this.#make(String(pid)).groups.at(-1)!;
    writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD_US));
    writeFileSync(join(group, 'cpu.cfs_quota_us'), String(Math.round(cores * PERIOD_US)));
    writeFileSync(join(group, 'cgroup.procs'), String(pid));
  }

  /** Call it once the processes have ended. */
  release(): void {
    for (const group of this.groups.splice(0)) rmdirSync(group);
  }

  #make(name: string): this {
    const group = join(GROUPS, `merchants-bench-${name}`);
    mkdirSync(group);
    this.groups.push(group);
    return this;
  }
}
