/** The outcomes of all writers' and readers' requests. */
export class Tally {
  acknowledged = 0;
  read = 0;
  /** Requests resent unchanged. */
  retried = 0;
  /** Responses other than success, by status; 0 if there was none. */
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

  /** Returns the counts since the last call. */
  take(): Tally {
    const taken = new Tally();
    taken.add(this);
    Object.assign(this, { acknowledged: 0, read: 0, retried: 0 });
    this.refusals.clear();
    return taken;
  }
}
