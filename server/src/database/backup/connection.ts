import pg, { type PoolConfig } from 'pg'

/** A connection on which statements may take as long as they need. */
export async function withPatientClient<T>(config: PoolConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ application_name: 'stoa-backup', keepAlive: true, ...config, query_timeout: 0 })
  // If the connection breaks, the running statement fails. Without a listener, the event would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0')
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
