import type { Db, Tx } from '../db/types';
import { type Constraints, toHttpError } from './toHttpError';

/**
 * Runs a write and its audit row in one transaction. Reads that the write depends on belong inside.
 * @param constraints constraints that user input can violate, by name
 * @throws HttpError if the input violates a constraint, or the database is unavailable
 */
export async function inTransaction<Result>(
  db: Db,
  work: (tx: Tx) => Promise<Result>,
  constraints?: Constraints,
): Promise<Result> {
  try {
    return await db.transaction(work);
  } catch (error) {
    throw toHttpError(error, constraints) ?? error;
  }
}
