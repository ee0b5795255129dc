import pg from 'pg'
import type { Sql } from '../kernel/db.ts'

/** What is sent with a statement, in one message: BEGIN before it, COMMIT after it. PostgreSQL skips what follows an error in a message, so a statement never
 *  runs without its BEGIN, and nothing is committed after one that failed. */
export type Frame = 'begin' | 'commit'

/** The prepared statement of each, by which it needs no parsing. */
const nameOf = (frame: Frame): string => `stoa-${frame}`

/** The parts of the driver that its types leave out. */
interface Preparing {
  prepare(connection: Connection): void
}

interface Connection {
  parse(statement: { name: string; text: string }): void
  bind(portal: { statement: string }): void
  execute(portal: object): void
}

const driversPrepare = (pg.Query.prototype as unknown as Preparing).prepare

/** The connections that have the prepared statements. */
const prepared = { begin: new WeakSet<pg.PoolClient>(), commit: new WeakSet<pg.PoolClient>() }

class FramedQuery extends pg.Query {
  readonly #frame: Frame

  constructor(frame: Frame, { name, text, values }: Sql, done: (error: Error | undefined, results: unknown) => void) {
    super({ name: name!, text, values: values as unknown[] }, done)
    this.#frame = frame
  }

  /** The driver sends what it prepares as one message, which ends with its only Sync. */
  prepare(connection: Connection): void {
    const frame = () => {
      connection.bind({ statement: nameOf(this.#frame) })
      connection.execute({})
    }
    if (this.#frame === 'begin') frame()
    // Not before Sync, which is also sent if a value can't be.
    const execute = (portal: object) => {
      connection.execute(portal)
      if (this.#frame === 'commit') frame()
    }
    driversPrepare.call(this, Object.assign(Object.create(connection) as Connection, { execute }))
  }
}

/** Sends a named statement with BEGIN or COMMIT. The first one of a connection is sent by itself. */
export async function sendFramed(client: pg.PoolClient, frame: Frame, statement: Sql): Promise<pg.QueryResult> {
  const own = { name: nameOf(frame), text: frame }
  const isPrepared = prepared[frame].has(client)
  if (!isPrepared && frame === 'begin') await client.query(own)
  const result = isPrepared
    ? await sendTogether(client, frame, statement)
    : await client.query({ ...statement, values: statement.values as unknown[] })
  if (!isPrepared && frame === 'commit') await client.query(own)
  prepared[frame].add(client)
  return result
}

/** The driver has a result for each part of the message. */
function sendTogether(client: pg.PoolClient, frame: Frame, statement: Sql): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | undefined, results: unknown) => {
      if (error) {
        Error.captureStackTrace(error)
        reject(error)
      } else resolve((results as pg.QueryResult[])[frame === 'begin' ? 1 : 0]!)
    }
    client.query(new FramedQuery(frame, statement, done))
  })
}
