import { createServer } from 'node:http'
import type pg from 'pg'
import { floorPool } from './floor-pool.ts'
import { freshEnd, freshNumber, type Recorded } from './record.ts'

/** The floor, a minimal server with node:http and pg. For each request it runs the same statements as Stoa, in the same transaction and with a pool of the
 *  same size, parses the body and returns the rows as JSON: no routing, identity, validation or presentation. */
interface Start {
  connectionString: string
  port: number
  poolSize: number
  /** The statements that Stoa ran for each step. */
  recorded: Recorded[][]
}

function serve({ connectionString, port, poolSize, recorded }: Start): void {
  const pool = floorPool({ connectionString, poolSize })
  const steps = recorded.map((statements) => statements.map(ready))
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (chunks.length > 0) JSON.parse(Buffer.concat(chunks).toString())
      answer(pool(), steps[Number(request.headers['x-step'])] ?? [], String(request.headers['x-round'] ?? '0')).then(
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

async function answer(pool: pg.Pool, statements: readonly Statement[], round: string): Promise<unknown[]> {
  const send = (target: pg.Pool | pg.PoolClient, { name, text, values }: Statement) => target.query({ name, text, values: values(round) })
  if (statements.every(({ text }) => /^\s*select/i.test(text))) {
    return (await Promise.all(statements.map((one) => send(pool, one)))).flatMap((result) => result.rows)
  }
  const rows: unknown[] = []
  if (!statements.some(({ text }) => text === 'begin')) {
    for (const one of statements) rows.push(...(await send(pool, one)).rows)
    return rows
  }
  const client = await pool.connect()
  try {
    for (const one of statements) rows.push(...(await send(client, one)).rows)
    return rows
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

interface Statement {
  name: string | undefined
  text: string
  values: (round: string) => unknown[]
}

const ready = ({ name, text, values, fresh }: Recorded): Statement => ({
  name,
  text,
  values: fresh ? renewing(values) : () => [...values],
})

/** Replaces the IDs and numbers that Stoa generates in each round by new ones, derived from the round's number. */
function renewing(values: readonly unknown[]): Statement['values'] {
  const parts = values.map((value) =>
    value === freshNumber ? value : typeof value === 'string' ? value.split(freshEnd) : JSON.stringify(value),
  )
  return (round) => {
    const end = Number(round).toString(16).padStart(8, '0')
    return parts.map((part) => {
      if (part === freshNumber) return 1_000_000_000 + Number(round)
      return Array.isArray(part) ? part.join(end) : (JSON.parse(part.replaceAll(freshEnd, end)) as unknown)
    })
  }
}

process.once('message', (start: Start) => serve(start))
