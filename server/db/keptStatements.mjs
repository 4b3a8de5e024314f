// Plain ESM like the worker that imports it.
import { parse, protocol } from '@electric-sql/pglite';

const { serialize } = protocol;

/** Plans take some tens of kilobytes each. */
const MOST_KEPT = 300;

/** SQLSTATEs of a kept plan whose result columns changed with a table, or that no longer exists. */
const OUTDATED = new Set(['0A000', '26000']);

/**
 * Keeps statements prepared in the engine, by their text. PGlite's own `query` parses and plans each time, which takes most of the time of
 * a short read, and sends its five messages one by one.
 */
export class KeptStatements {
  #database;
  #parsers;
  #kept = new Map();
  #sequence = 0;

  /**
   * @param {import('@electric-sql/pglite').PGlite} database
   * @param {Record<number, (text: string) => unknown>} parsers for types whose values are not parsed as PGlite does
   */
  constructor(database, parsers) {
    this.#database = database;
    this.#parsers = parsers;
  }

  /** Returns the same result as PGlite's `query`. */
  async query({ sql, params, rowMode }) {
    const parsers = this.#parsers;
    try {
      return await this.#database.runExclusive(() => this.#run(sql, params ?? [], rowMode));
    } catch (error) {
      if (!OUTDATED.has(error.code)) throw error;
      await this.#database.runExclusive(() => this.#forget(sql));
      return this.#database.query(sql, params, { rowMode, parsers });
    }
  }

  async #run(sql, params, rowMode) {
    const { name, types, columns } = await this.#prepared(sql);
    const values = params.map((value, index) => this.#textOf(value, types[index]));
    const rows = await this.#send(serialize.bind({ statement: name, values }), serialize.execute({}));
    const messages = columns ? [columns, ...rows] : rows;
    return parse.parseResults(messages, { ...this.#database.parsers, ...this.#parsers }, { rowMode })[0];
  }

  async #prepared(sql) {
    let statement = this.#kept.get(sql);
    if (statement) this.#kept.delete(sql);
    else statement = await this.#prepare(sql);
    // move it to the end: the map is kept in order of last use
    this.#kept.set(sql, statement);
    if (this.#kept.size > MOST_KEPT) await this.#forget(this.#kept.keys().next().value);
    return statement;
  }

  async #prepare(sql) {
    this.#sequence += 1;
    const name = `kept_${this.#sequence}`;
    const described = await this.#send(serialize.parse({ name, text: sql }), serialize.describe({ type: 'S', name }));
    return {
      name,
      types: parse.parseDescribeStatementResults(described),
      columns: described.find(message => message.name === 'rowDescription'),
    };
  }

  async #forget(sql) {
    const { name } = this.#kept.get(sql);
    this.#kept.delete(sql);
    await this.#send(serialize.close({ type: 'S', name }));
  }

  /** Sends the messages in one batch, ended by a sync: after an error the engine skips everything up to it. */
  #send(...messages) {
    return this.#database.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false });
  }

  #textOf(value, type) {
    if (value === null || value === undefined) return null;
    const serializer = this.#database.serializers[type];
    return serializer ? serializer(value) : value.toString();
  }
}
