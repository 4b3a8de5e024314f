/** A value of a provider's answer that cannot be understood; `path` leads to it from the answer's `data`. */
export class UnreadableValue extends Error {
  readonly path: (string | number)[] = [];

  /** @param expected what would have been understood, for the log; never the value itself, which may be a person's */
  constructor(readonly expected: string) {
    super(`expected ${expected}`);
    this.name = 'UnreadableValue';
  }

  /** Adds the field or index in which it was found. */
  within(step: string | number): this {
    this.path.unshift(step);
    this.message = `data.${this.path.join('.')}: expected ${this.expected}`;
    return this;
  }
}
