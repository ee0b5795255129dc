import pg, { type PoolConfig } from 'pg'

/** The session whose lock says: the PostgreSQL of this data folder belongs to this process. The lock goes when the process does, however it ends. */
export interface Ownership {
  client: pg.Client
  release(): Promise<void>
}

/** Any number will do: nothing else locks in the database `postgres`. */
const LOCK = 5_704_401

/** `undefined`: another living process owns it. Rejects while PostgreSQL is not reachable (yet, or any more). */
export async function takeOwnership(connection: PoolConfig): Promise<Ownership | undefined> {
  const client = new pg.Client({ ...connection, database: 'postgres', application_name: `stoa ${process.pid}`, keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ mine: boolean }>(`select pg_try_advisory_lock(${LOCK}) as mine`)
  if (rows[0]?.mine) return { client, release: () => client.end() }
  await client.end()
  return undefined
}
