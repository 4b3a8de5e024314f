/** What became of the requests of all who are busy. */
export class Tally {
  acknowledged = 0;
  read = 0;
  /** Requests sent again as they were. */
  retried = 0;
  /** Answers other than success, by status; 0 where there was none. */
  readonly refusals = new Map<number, number>();

  refuse(status: number, count = 1) {
    this.refusals.set(status, (this.refusals.get(status) ?? 0) + count);
  }

  add({ acknowledged, read, retried, refusals }: Tally) {
    this.acknowledged += acknowledged;
    this.read += read;
    this.retried += retried;
    for (const [status, count] of refusals) this.refuse(status, count);
  }

  /** What there was since the last time. */
  take(): Tally {
    const taken = new Tally();
    taken.add(this);
    Object.assign(this, { acknowledged: 0, read: 0, retried: 0 });
    this.refusals.clear();
    return taken;
  }
}
