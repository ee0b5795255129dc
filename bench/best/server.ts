import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { ShopSettings } from '../../server/src/kernel/shop-settings.ts'
import { floorPool } from '../floor-pool.ts'
import type { Best, BestRequest } from './case.ts'
import { bestCases } from './cases.ts'

/** The second floor: node:http and pg with the best statements for each case, written by hand. It keeps what Stoa keeps: transactions, stock that can't be
 *  oversold, numbers without gaps, events. It has no routing, validation, permissions or verification of tokens. */
export interface BestStart {
  connectionString: string
  port: number
  poolSize: number
  siteId: string
  /** The name of the case. */
  name: string
}

async function serve({ connectionString, port, poolSize, siteId, name }: BestStart): Promise<void> {
  const pool = floorPool({ connectionString, poolSize })
  await pool().query(readFileSync(new URL('tables.sql', import.meta.url), 'utf8'))
  await pool().query('insert into best.order_numbers values ($1, 10000)', [siteId])
  const { rows } = await pool().query<{ settings: ShopSettings }>('select settings from sites where site_id = $1', [siteId])
  const shop = rows[0]!.settings
  const steps = bestCases[name]!
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    let statements = 0
    const best: Best = {
      siteId,
      shop,
      async rows<Row>(statement: { name: string; text: string }, values: readonly unknown[]) {
        statements++
        return (await pool().query({ ...statement, values: [...values] })).rows as Row[]
      },
    }
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const step = steps[Number(request.headers['x-step'])]!
      step(best, read(request, chunks)).then(
        (answer) => {
          const text = JSON.stringify(answer)
          const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), 'x-statements': statements }
          response.writeHead(200, headers).end(text)
        },
        (error: Error) => response.writeHead(500).end(`${error.name}: ${error.message}`),
      )
    })
  })
  server.listen(port, '127.0.0.1', () => process.send!('listening'))
}

function read({ url = '', headers: { authorization = '' } }: IncomingMessage, chunks: readonly Buffer[]): BestRequest {
  const [path = '', query = ''] = url.split('?')
  const [, claims] = authorization.split('.')
  const { sub = '', sid } = claims ? (decoded(claims) as { sub: string; sid?: string }) : {}
  return {
    path,
    message: query.startsWith('.r=') ? decoded(query.slice(3)) : undefined,
    body: chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined,
    callerId: sub,
    sessionId: sid,
  }
}

const decoded = (text: string): unknown => JSON.parse(Buffer.from(text, 'base64url').toString())

process.once('message', (start: BestStart) => void serve(start))
