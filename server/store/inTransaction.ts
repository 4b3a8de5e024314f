import type { Db, Tx } from '../db/types';
import { type Constraints, toHttpError } from './toHttpError';

/**
 * One transaction: the write and its audit row, all or nothing. What the write decides on is read inside it.
 *
 * @param constraints constraints of the database that a person can break, by name
 * @throws HttpError for what the database rejects because of the person's input, or because it is away
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
