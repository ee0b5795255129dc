import pg from 'pg'

// BEGIN costs no message of its own if it can be helped. It is sent
// - with a text without parameters that a call begins with, such as the claim of an Idempotency-Key, as one simple query;
// - otherwise with the first statement, if that has a name (framed-query.ts);
// - otherwise by itself: few statements have no name (sql.ts).

/** The text that is sent with BEGIN, if there is one, and how many rows it changed. */
export interface Opening {
  text: string | undefined
  changed: number
  isRequired?: boolean
}

/** Begins with the text or by itself. */
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
