import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { raw, sql } from '../server/src/database/sql.ts'
import { createServer } from '../server/src/http/server.ts'
import type { Database } from '../server/src/kernel/db.ts'
import { createServerApp, createServices } from '../server/src/start.ts'
import { cases } from './cases.ts'
import { makeSite } from './make-site.ts'
import { stepsOf, type Site } from './site.ts'
import type { Workbench } from './workbench.ts'

const rounds = 100
const steps = ['add to cart', 'create checkout', 'update checkout', 'payment method', 'create order']

/** What one step of a purchase costs. */
interface Cost {
  roundTrips: number
  /** Bytes of WAL: of the records themselves, and of whole pages that are logged after a checkpoint. */
  recordBytes: number
  pageBytes: number
}

/** Counts what each step of a purchase costs, and measures the CPU time of whole purchases. Nothing else runs at the same time, so the counts don't depend on the
 *  machine's load. */
export async function purchase({ database, ...place }: Workbench): Promise<void> {
  await database.run(sql`create extension pg_walinspect`)
  const site = await makeSite({ database, ...place }, 1000, { visitors: 6 * rounds })
  for (const withKeys of [false, true]) {
    console.log(`\n| ${withKeys ? 'with' : 'without'} Idempotency-Key | round trips | WAL bytes | of whole pages |\n|---|---|---|---|`)
    const costs = await costsOf(database, site, withKeys)
    for (const [name, { roundTrips, recordBytes, pageBytes }] of [...costs, ['all', sumOf([...costs.values()])] as const])
      console.log(`| ${name} | ${roundTrips.toFixed(1)} | ${Math.round(recordBytes)} | ${Math.round(pageBytes)} |`)
    const { server, postgres } = await processorTime(database, site, withKeys)
    console.log(`\nCPU per purchase: server ${server.toFixed(2)} ms, PostgreSQL ${postgres.toFixed(2)} ms`)
  }
}

async function costsOf(database: Database, site: Site, withKeys: boolean): Promise<Map<string, Cost>> {
  const costs = new Map(steps.map((step): [string, Cost] => [step, { roundTrips: 0, recordBytes: 0, pageBytes: 0 }]))
  const buy = await buyerOf(database, site, withKeys)
  const position = async () => (await database.one<{ at: string }>(sql`select pg_current_wal_insert_lsn()::text as at`))!.at
  await database.run(sql`checkpoint`)
  for (let round = 0; round < rounds; round++)
    await buy(async (step, call) => {
      const from = await position()
      const before = database.statements.count
      await call()
      const cost = costs.get(step)!
      cost.roundTrips += (database.statements.count - before) / rounds
      const wal = await database.one<Pick<Cost, 'recordBytes' | 'pageBytes'>>(sql`
        select coalesce(sum(record_size), 0)::float8 as "recordBytes", coalesce(sum(fpi_size), 0)::float8 as "pageBytes"
        from pg_get_wal_stats(${raw(`'${from}'`)}, ${raw(`'${await position()}'`)})`)
      cost.recordBytes += wal!.recordBytes / rounds
      cost.pageBytes += wal!.pageBytes / rounds
    })
  return costs
}

const sumOf = (costs: readonly Cost[]): Cost => ({
  roundTrips: costs.reduce((sum, cost) => sum + cost.roundTrips, 0),
  recordBytes: costs.reduce((sum, cost) => sum + cost.recordBytes, 0),
  pageBytes: costs.reduce((sum, cost) => sum + cost.pageBytes, 0),
})

/** Of one caller, in milliseconds per purchase. */
async function processorTime(database: Database, site: Site, withKeys: boolean): Promise<{ server: number; postgres: number }> {
  const buy = await buyerOf(database, site, withKeys)
  const buyMany = async () => {
    for (let round = 0; round < rounds; round++) await buy((_, call) => call())
  }
  await buyMany()
  const before = { server: process.cpuUsage(), postgres: await postgresTime(database) }
  await buyMany()
  const { user, system } = process.cpuUsage(before.server)
  return { server: (user + system) / 1000 / rounds, postgres: ((await postgresTime(database)) - before.postgres) / rounds }
}

/** CPU time of the connections' processes in milliseconds. */
async function postgresTime(database: Database): Promise<number> {
  const rows = await database.rows<{ pid: number }>(sql`select pid from pg_stat_activity where datname = current_database()`)
  return rows.reduce((sum, { pid }) => sum + Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6, 0)
}

type Each = (step: string, call: () => Promise<void>) => Promise<void>

/** Returns a function that makes the calls of a purchase, of a new visitor each time. */
async function buyerOf(database: Database, site: Site, withKeys: boolean): Promise<(each: Each) => Promise<void>> {
  const server = createServer(createServerApp(createServices(site.settings, database)))
  const requests = stepsOf(cases.at(-1)!, site)
  return async (each) => {
    const token = site.visitorTokens.pop()!
    await site.tokens.verify('access', token)
    const kept = new Map<string, string>()
    const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => kept.get(name) ?? whole)
    for (const [index, { method, path, body, keep = {} }] of requests.entries())
      await each(steps[index]!, async () => {
        const response = await server.inject({
          method: method as 'POST',
          url: fill(path),
          headers: { authorization: token, 'content-type': 'application/json', ...(withKeys ? { 'idempotency-key': randomUUID() } : {}) },
          payload: fill(JSON.stringify(body)),
        })
        if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}: ${response.body}`)
        for (const [name, field] of Object.entries(keep)) kept.set(name, String(response.json<Record<string, unknown>>()[field]))
      })
  }
}
