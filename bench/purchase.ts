import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { accessSecondsOf } from '../server/src/access/oauth/token-life.ts'
import { raw, sql } from '../server/src/database/sql.ts'
import { createServer } from '../server/src/http/server.ts'
import { createServerApp, createServices } from '../server/src/start.ts'
import { cases } from './cases.ts'
import { makeSite } from './make-site.ts'
import { runOnce } from './record-case.ts'
import { recording } from './record.ts'
import { stepsOf, type Site } from './site.ts'
import type { Workbench } from './workbench.ts'

const rounds = 100

interface Cost {
  statements: number
  /** Bytes of WAL per call: of the records, and of whole pages that are logged after a checkpoint. */
  records: number
  pages: number
}

/** Counts what each step of a purchase costs: statements sent, begin and commit included, and bytes of WAL; and the CPU time of whole purchases. Nothing else
 *  runs meanwhile, so the counts don't depend on the machine's load. */
export async function purchase(place: Workbench): Promise<void> {
  const { database } = place
  await database.run(sql`create extension pg_walinspect`)
  const site = await makeSite(place, 1000)
  const [one] = cases.slice(-1)
  if (process.env.BENCH_PRINT)
    for (const step of await runOnce(one!, site, database)) console.log(`\n${step.map(({ text }) => text).join('\n')}`)
  for (const withKeys of [false, true]) {
    await database.run(sql`checkpoint`)
    const steps = await costsOf(place, site, { withKeys, counts: true })
    await costsOf(place, site, { withKeys, counts: false })
    const before = { ours: process.cpuUsage(), postgres: await postgresTime(place) }
    await costsOf(place, site, { withKeys, counts: false })
    const { user, system } = process.cpuUsage(before.ours)
    const postgres = (await postgresTime(place)) - before.postgres
    console.log(
      `\n| ${withKeys ? 'with' : 'without'} Idempotency-Key | statements | WAL bytes of records | of whole pages |\n|---|---|---|---|`,
    )
    const sum = steps.reduce((all, step) => ({
      statements: all.statements + step.statements,
      records: all.records + step.records,
      pages: all.pages + step.pages,
    }))
    const names = ['add to cart', 'create checkout', 'update checkout', 'payment method', 'create order', 'all']
    for (const [index, { statements, records, pages }] of [...steps, sum].entries())
      console.log(`| ${names[index]} | ${statements.toFixed(2)} | ${Math.round(records)} | ${Math.round(pages)} |`)
    console.log(`CPU ms per purchase: server ${((user + system) / 1000 / rounds).toFixed(2)}, PostgreSQL ${(postgres / rounds).toFixed(2)}`)
  }
}

/** CPU time of the connections' processes in milliseconds. */
async function postgresTime({ database }: Workbench): Promise<number> {
  const rows = await database.rows<{ pid: number }>(sql`select pid from pg_stat_activity where datname = current_database()`)
  return rows.reduce((sum, { pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return sum + (Number(fields[11]) + Number(fields[12])) * 10
  }, 0)
}

async function costsOf({ database }: Workbench, site: Site, { withKeys, counts }: { withKeys: boolean; counts: boolean }): Promise<Cost[]> {
  const watched = recording(database)
  const server = createServer(createServerApp(createServices(site.settings, counts ? watched.database : database)))
  const steps = stepsOf(cases.at(-1)!, site)
  const costs = steps.map((): Cost => ({ statements: 0, records: 0, pages: 0 }))
  const lsn = async () => (counts ? (await database.one<{ lsn: string }>(sql`select pg_current_wal_insert_lsn()::text as lsn`))!.lsn : '')
  for (let round = 0; round < rounds; round++) {
    const token = await site.tokens.sign(
      'access',
      { siteId: site.settings.siteId, subject: randomUUID(), role: 'visitor', clientId: site.settings.clientId },
      accessSecondsOf('visitor'),
    )
    const kept = new Map<string, string>()
    const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => kept.get(name) ?? whole)
    for (const [index, step] of steps.entries()) {
      watched.take()
      const before = await lsn()
      const answer = await server.inject({
        method: step.method as 'GET',
        url: fill(step.path),
        headers: { authorization: token, 'content-type': 'application/json', ...(withKeys ? { 'idempotency-key': randomUUID() } : {}) },
        payload: fill(JSON.stringify(step.body)),
      })
      if (answer.statusCode !== 200) throw new Error(`${step.path} answered ${answer.statusCode}: ${answer.body}`)
      for (const [name, at] of Object.entries(step.keep ?? {})) kept.set(name, String((answer.json() as Record<string, unknown>)[at]))
      if (!counts) continue
      const cost = costs[index]!
      cost.statements += watched.take().filter(({ text }) => !/from sites where|signing_keys/.test(text)).length / rounds
      const wal = await database.one<{ records: number; pages: number }>(sql`
        select sum(record_size)::float8 as records, sum(fpi_size)::float8 as pages from pg_get_wal_stats(${raw(`'${before}'`)}, ${raw(`'${await lsn()}'`)})`)
      cost.records += (wal?.records ?? 0) / rounds
      cost.pages += (wal?.pages ?? 0) / rounds
    }
  }
  await server.close()
  return costs
}
