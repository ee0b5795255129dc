import { createServer } from 'node:http'
import pg from 'pg'
import type { Recorded } from './record.ts'

/** The bare floor: node:http and pg alone. For each request it runs the very statements that ours ran, in the same transaction, on a pool of the same size,
 *  parses the body and writes the rows it read as JSON. No routing, no identity, no validation, no presenting. */
interface Start {
  connectionString: string
  port: number
  poolSize: number
  /** What ours ran for each step. */
  recorded: Recorded[][]
}

pg.types.setTypeParser(pg.types.builtins.INT8, Number)

function serve({ connectionString, port, poolSize, recorded }: Start): void {
  const pool = new pg.Pool({ connectionString, max: poolSize })
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (chunks.length > 0) JSON.parse(Buffer.concat(chunks).toString())
      answer(pool, recorded[Number(request.headers['x-step'])] ?? [], String(request.headers['x-round'] ?? '0')).then(
        (rows) => {
          const text = JSON.stringify({ rows })
          response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }).end(text)
        },
        (error: Error) => response.writeHead(500).end(error.message),
      )
    })
  })
  server.listen(port, '127.0.0.1', () => process.send!('listening'))
}

async function answer(pool: pg.Pool, statements: readonly Recorded[], round: string): Promise<unknown[]> {
  const inTransaction = statements.some(({ text }) => text === 'begin')
  if (!inTransaction)
    return (await Promise.all(statements.map(({ name, text, values }) => pool.query({ name, text, values: [...values] })))).flatMap(
      ({ rows }) => rows,
    )
  const client = await pool.connect()
  const rows: unknown[] = []
  try {
    for (const { name, text, values, fresh } of statements) {
      const bound = fresh ? renew(values, round) : [...values]
      const result = await client.query({ name, text, values: bound })
      rows.push(...result.rows)
    }
    return rows
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** Ids and numbers that ours made new for each round are made new here too, from the round's number. */
function renew(values: readonly unknown[], round: string): unknown[] {
  const end = Number(round).toString(16).padStart(8, '0')
  const text = JSON.stringify(values).replaceAll('"{fresh number}"', String(1_000_000_000 + Number(round)))
  return JSON.parse(
    text.replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}feedfeed/g, (id) => id.slice(0, 28) + end),
  ) as unknown[]
}

process.on('message', (start: Start) => serve(start))
