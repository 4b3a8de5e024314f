/** The fields of a PostgreSQL error that callers read, named as in `pg`. */
export interface DatabaseErrorFields {
  message: string;
  /** SQLSTATE: `23505` unique, `23503` foreign key, `57014` timed out, `57P01` connection lost. */
  code?: string | undefined;
  detail?: string | undefined;
  hint?: string | undefined;
  constraint?: string | undefined;
  table?: string | undefined;
  column?: string | undefined;
  where?: string | undefined;
}

/** An error of the embedded database in the shape of a `pg` error. */
export class DatabaseError extends Error implements DatabaseErrorFields {
  declare code?: string | undefined;
  declare detail?: string | undefined;
  declare hint?: string | undefined;
  declare constraint?: string | undefined;
  declare table?: string | undefined;
  declare column?: string | undefined;
  declare where?: string | undefined;

  constructor({ message, ...fields }: DatabaseErrorFields) {
    super(message);
    this.name = 'DatabaseError';
    Object.assign(this, fields);
  }
}

export const QUERY_CANCELED = '57014';
/** For reads only: a replica cancelled a statement that conflicted with its replay of the log. */
export const SERIALIZATION_FAILURE = '40001';
export const CONNECTION_LOST = '57P01';
export const IDLE_IN_TRANSACTION = '25P03';
export const LOCK_NOT_AVAILABLE = '55P03';
