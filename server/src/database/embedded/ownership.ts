import pg, { type PoolConfig } from 'pg'

/** A session whose lock means that the PostgreSQL of this data folder belongs to this process. The lock ends with the process, however it ends. */
export interface Ownership {
  client: pg.Client
  release(): Promise<void>
}

/** Any number works: nothing else locks in the database `postgres`. */
const LOCK = 5_704_401

/** `undefined` if another running process owns it. Rejects while PostgreSQL can't be reached. */
export async function takeOwnership(connection: PoolConfig): Promise<Ownership | undefined> {
  const client = new pg.Client({ ...connection, database: 'postgres', application_name: `stoa ${process.pid}`, keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ mine: boolean }>(`select pg_try_advisory_lock(${LOCK}) as mine`)
  if (rows[0]?.mine) return { client, release: () => client.end() }
  await client.end()
  return undefined
}
