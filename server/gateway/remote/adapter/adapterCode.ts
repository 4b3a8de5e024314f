import { UnreadableValue } from '../responses/UnreadableValue';

/**
 * Runs a function of an adapter.
 *
 * @param part the function's name: `answer`
 * @throws UnreadableValue that names the part, what failed and its line
 */
export function adapterCode<Result>(part: string, code: () => Result): Result {
  try {
    return code();
  } catch (error) {
    if (error instanceof UnreadableValue) throw error;
    throw new UnreadableValue(`no error in the adapter (${part}: ${reasonOf(error)})`);
  }
}

/** Messages of JavaScript itself that name code, and no value. */
const HARMLESS = /^(?:Cannot read properties of .*|[\w.$]+ is not (?:a function|defined|iterable|an object))$/;

/** The kind of error with its line; its words only where they cannot hold a value, which may be personal data. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'something else than an error was thrown';
  const words = HARMLESS.test(error.message) ? `: ${error.message}` : '';
  const at = /([\w.-]{1,100}:\d{1,7}):\d{1,7}\)?$/m.exec(error.stack ?? '')?.[1];
  return `${error.name}${words}${at ? `, ${at}` : ''}`;
}
