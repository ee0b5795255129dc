import pg from 'pg'

/** A statement that is sent with BEGIN, and how many rows it changed. */
export interface Opening {
  text: string | undefined
  changed: number
  isRequired?: boolean
}

export async function begin(pool: pg.Pool, statements: { count: number }, opening: Opening): Promise<pg.PoolClient> {
  const client = await pool.connect()
  statements.count++
  try {
    if (opening.text === undefined) await client.query('begin')
    else {
      // Several statements in one message have a result each.
      const [, result] = (await client.query(`begin; ${opening.text}`)) as unknown as pg.QueryResult[]
      opening.changed = result!.rowCount ?? 0
    }
    return client
  } catch (error) {
    // Only the statement beside BEGIN can be refused.
    const isUsable =
      error instanceof pg.DatabaseError &&
      (await client.query('rollback').then(
        () => true,
        () => false,
      ))
    client.release(isUsable ? undefined : (error as Error))
    throw error
  }
}
