/** An uninterpretable value in a provider's response; `path` leads to it from the response's `data`. */
export class UnreadableValue extends Error {
  readonly path: (string | number)[] = [];

  /** @param expected what was expected, for the log; never the value itself, which may be personal data */
  constructor(readonly expected: string) {
    super(`expected ${expected}`);
    this.name = 'UnreadableValue';
  }

  /** Prepends the field or index in which it was found. */
  within(step: string | number): this {
    this.path.unshift(step);
    this.message = `data.${this.path.join('.')}: expected ${this.expected}`;
    return this;
  }
}
