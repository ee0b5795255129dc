import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import { createApp } from '../server/src/app.ts'
import { connect, type Database } from '../server/src/database/connect.ts'
import { startEmbeddedPostgres } from '../server/src/database/embedded/start.ts'
import { migrate } from '../server/src/database/migrate.ts'
import { createServer } from '../server/src/http/server.ts'
import { keysIn } from '../server/src/oauth/keys.ts'
import { accessTokenSeconds, tokensWith, type Tokens } from '../server/src/oauth/tokens.ts'
import { seedSite } from '../server/src/seed/seed-site.ts'
import { readSettings, type Settings } from '../server/src/settings.ts'
import { servicesOn } from '../server/src/start.ts'
import { cases, ordersSearch, productsQuery, type Case } from './cases.ts'
import { fillStock, growOrders, growProducts } from './grow.ts'
import type { Measured, Step } from './load.ts'
import { measure, memoryOf, processorTimeOf, startFloor, startOurs, stop } from './processes.ts'
import { markFresh, recording, type Recorded } from './record.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const seconds = Number(process.env.BENCH_SECONDS ?? 3)
const sizes = (process.env.BENCH_SIZES ?? '1000,100000,1000000').split(',').map(Number)
const callers = Number(process.env.BENCH_CALLERS ?? 16)
/** What to measure; all of it unless told. */
const parts = (process.env.BENCH_PARTS ?? 'floor,growth,starts').split(',')
const poolSize = 20
const oursPort = 4480
const floorPort = 4481
const visitors = 30_000

const folder = mkdtempSync(join(tmpdir(), 'stoa-bench-'))
chmodSync(folder, 0o755)
const postgres = await startEmbeddedPostgres(join(folder, 'database'))
const connectionString = addressOf(postgres.connection)
const database = connect({ connectionString }, poolSize)

async function benchmark(): Promise<void> {
  if (parts.includes('floor')) await againstFloor()
  if (parts.includes('growth')) await growth()
  if (parts.includes('starts')) await starts()
}

async function againstFloor(): Promise<void> {
  const small = await makeSite(1000)
  const ours = await startOurs(environmentOf(small))
  console.log(`memory idle: ${memoryOf(ours.child)} MB`)
  console.log(
    `\n| case | ours/s | floor/s | ratio | budget | p50 ms | p99 ms | processor ms, ours | floor | ratio | SQL round trips |\n|---|---|---|---|---|---|---|---|---|---|---|`,
  )
  for (const one of cases) console.log(await compare(one, small, ours.child))
  console.log(`\nmemory after load: ${memoryOf(ours.child)} MB`)
  await stop(ours.child)
}

/** The same query at each size; every size is a site of its own in the same tables. */
async function growth(): Promise<void> {
  console.log(`\n| query | rows | ours/s | p50 ms | p99 ms | time against ${sizes[0]} |\n|---|---|---|---|---|---|`)
  const sites: Site[] = []
  for (const size of sizes) sites.push(await makeSite(size, { withOrders: true }))
  for (const one of [productsQuery, ordersSearch]) {
    let first: number | undefined
    for (const [index, site] of sites.entries()) {
      const ours = await startOurs(environmentOf(site))
      const measured = await medianOf(() => load(one, site, { port: oursPort, who: one === ordersSearch ? 'owner' : 'visitor' }))
      await stop(ours.child)
      const time = 1000 / measured.perSecond
      first ??= time
      console.log(
        `| ${one.name} | ${sizes[index]} | ${round(measured.perSecond)} | ${measured.p50.toFixed(2)} | ${measured.p99.toFixed(2)} | ${(time / first).toFixed(2)} × |`,
      )
    }
  }
}

async function starts(): Promise<void> {
  const environment = { PORT: String(oursPort), STOA_DATA: join(folder, 'fresh') }
  for (const which of ['first', 'second', 'third']) {
    const { child, milliseconds } = await startOurs(environment)
    console.log(`${which} start, with its own database: ${(milliseconds / 1000).toFixed(2)} s; memory ${memoryOf(child)} MB`)
    await stop(child)
  }
}

interface Site {
  settings: Settings
  tokens: Tokens
  visitorTokens: string[]
  productId: string
  deliveryCode: string
}

async function makeSite(size: number, { withOrders = false } = {}): Promise<Site> {
  const settings = readSettings({
    STOA_SITE_ID: randomUUID(),
    STOA_CLIENT_ID: randomUUID(),
    STOA_API_KEY: `bench-key-${randomUUID()}`,
    STOA_RATE_LIMITS: 'off',
    PORT: String(oursPort),
  })
  const { siteId } = settings
  await seedSite(database, settings, 'a password of the bench')
  await growProducts(connectionString, { siteId, count: size })
  await fillStock(connectionString, siteId)
  const tokens = tokensWith(keysIn(database), () => new Date())
  const sign = () =>
    tokens.sign('access', { siteId, subject: randomUUID(), role: 'visitor', clientId: settings.clientId }, accessTokenSeconds)
  const site = {
    settings,
    tokens,
    visitorTokens: [await sign()],
    productId: '10000000-0000-4000-8000-000000000001',
    deliveryCode: deliveryCodeOf(await siteSettings(siteId)),
  }
  if (withOrders) {
    await record(cases.at(-1)!, site, database)
    await growOrders(connectionString, { siteId, count: size })
  } else for (let index = 0; index < visitors; index++) site.visitorTokens.push(await sign())
  return site
}

async function siteSettings(siteId: string) {
  const services = servicesOn(readSettings({ STOA_SITE_ID: siteId }), database)
  return (await services.sites.find(siteId)).settings
}

const deliveryCodeOf = ({ deliveryRegions }: Awaited<ReturnType<typeof siteSettings>>): string =>
  deliveryRegions.find(({ countries }) => countries !== '*' && countries.includes('PT'))?.options[0]?.code ??
  deliveryRegions.at(-1)!.options[0]!.code

const environmentOf = ({ settings }: Site): Record<string, string> => ({
  PORT: String(oursPort),
  DATABASE_URL: connectionString,
  STOA_DATA: join(folder, 'data'),
  STOA_SITE_ID: settings.siteId,
  STOA_CLIENT_ID: settings.clientId,
  STOA_API_KEY: settings.apiKey!,
})

/** Ours and the floor in turn, and the median of their ratios. */
async function compare(one: Case, site: Site, oursProcess: ChildProcess): Promise<string> {
  const first = await record(one, site, database)
  const recorded = first.map((statements, index) => ({ statements, index }))
  const twin = one.freshVisitors ? await record(one, site, database) : first
  const marked = recorded.map(({ statements, index }) => (one.freshVisitors ? markFresh(statements, twin[index] ?? []) : statements))
  const floor = await startFloor({ connectionString, port: floorPort, poolSize, recorded: marked })
  const pairs: { ours: Timed; floor: Timed }[] = []
  for (let index = 0; index < rounds; index++) {
    pairs.push({
      ours: await timed(oursProcess, () => load(one, site, { port: oursPort, who: 'visitor' })),
      floor: await timed(floor, () => load(one, site, { port: floorPort, who: 'visitor' })),
    })
  }
  await stop(floor)
  const ratio = median(pairs.map(({ ours, floor: bare }) => ours.perSecond / bare.perSecond))
  const work = { ours: median(pairs.map((pair) => pair.ours.processorMs)), floor: median(pairs.map((pair) => pair.floor.processorMs)) }
  const ours = middle(pairs.map((pair) => pair.ours))
  const bare = middle(pairs.map((pair) => pair.floor))
  const failures = pairs.reduce((sum, pair) => sum + pair.ours.failures + pair.floor.failures, 0)
  const failure = pairs.map((pair) => pair.ours.failure ?? pair.floor.failure).find(Boolean)
  const trips = first.map((statements) => statements.length).join(' + ')
  return `| ${one.name} | ${round(ours.perSecond)} | ${round(bare.perSecond)} | ${ratio.toFixed(2)} | ${one.budget} | ${ours.p50.toFixed(2)} | ${ours.p99.toFixed(2)} | ${work.ours.toFixed(2)} | ${work.floor.toFixed(2)} | ${(work.floor / work.ours).toFixed(2)} | ${trips} |${failures ? ` ${failures} failures: ${failure}` : ''}`
}

type Timed = Measured & { processorMs: number }

/** A measurement with the processor time that the measured process took for each round. */
async function timed(child: ChildProcess, once: () => Promise<Measured>): Promise<Timed> {
  const before = processorTimeOf(child)
  const measured = await once()
  return { ...measured, processorMs: (processorTimeOf(child) - before) / measured.rounds }
}

let used = 0

function load(one: Case, site: Site, { port, who }: { port: number; who: 'visitor' | 'owner' }): Promise<Measured> {
  const from = one.freshVisitors ? (used += 3000) : 0
  const tokens = who === 'owner' ? [site.settings.apiKey!] : one.freshVisitors ? site.visitorTokens : [site.visitorTokens[0]!]
  return measure({ steps: stepsOf(one, site), port, callers, seconds, tokens, from })
}

const stepsOf = (one: Case, site: Site): Step[] =>
  JSON.parse(JSON.stringify(one.steps(site)).replaceAll('{deliveryCode}', site.deliveryCode)) as Step[]

const medianOf = async (once: () => Promise<Measured>): Promise<Measured> => {
  const all: Measured[] = []
  for (let index = 0; index < rounds; index++) all.push(await once())
  return middle(all)
}

const middle = (all: readonly Measured[]): Measured => all.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(all.length / 2)]!
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
const round = (value: number): number => Math.round(value)

/** Runs a case once in this process and writes down its statements, step by step. */
async function record(one: Case, site: Site, on: Database): Promise<Recorded[][]> {
  const watched = recording(on)
  const app = createApp(servicesOn(site.settings, watched.database))
  const server = createServer(app)
  const token = await site.tokens.sign(
    'access',
    { siteId: site.settings.siteId, subject: randomUUID(), role: 'visitor', clientId: site.settings.clientId },
    accessTokenSeconds,
  )
  await app.call('shop.getShop', { kind: 'visitor', siteId: site.settings.siteId, id: randomUUID() }, {})
  await site.tokens.verify('access', token)
  watched.take()
  const kept = new Map<string, string>()
  const steps: Recorded[][] = []
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => kept.get(name) ?? whole)
  for (const step of stepsOf(one, site)) {
    const answer = await server.inject({
      method: step.method as 'GET',
      url: fill(step.path),
      headers: { authorization: token, ...(step.body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(step.body === undefined ? {} : { payload: fill(JSON.stringify(step.body)) }),
    })
    if (answer.statusCode !== 200) throw new Error(`${step.path} answered ${answer.statusCode}: ${answer.body}`)
    steps.push(watched.take().filter(({ text }) => !/from sites where|signing_keys/.test(text)))
    for (const [name, place] of Object.entries(step.keep ?? {})) kept.set(name, String((answer.json() as Record<string, unknown>)[place]))
  }
  await server.close()
  return steps
}

function addressOf({ user, host, port, database: name, password }: PoolConfig): string {
  const credentials = password ? `${user}:${String(password)}` : user
  return host?.startsWith('/')
    ? `postgres://${credentials}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`
    : `postgres://${credentials}@${host}:${port}/${name}`
}

try {
  await migrate(database)
  await benchmark()
} finally {
  await database.close()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
