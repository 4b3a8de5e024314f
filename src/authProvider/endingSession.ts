let isEnding = false;

/** Whether this tab itself is ending its session, so that nobody need be told. */
export const isEndingSession = (): boolean => isEnding;

/** Runs a call that ends this tab's session, or replaces it by another. */
export async function endingSession<Result>(call: () => Promise<Result>): Promise<Result> {
  isEnding = true;
  try {
    return await call();
  } catch (error) {
    isEnding = false;
    throw error;
  }
}
