import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '../../server/src/database/connect.ts'
import { hasEnded } from '../../server/src/database/embedded/postmaster.ts'
import type { Database } from '../../server/src/kernel/db.ts'
import { brokenNumbers, brokenOrders, brokenStock, lost, stockProducts } from './ledger.ts'
import { nothingYet, underLoad } from './load.ts'
import { makeKillableServer, type KillableServer } from './server.ts'

/** Its processes are found in /proc. */
const isLinux = existsSync('/proc/self/stat')

const processes = 2
const shoppers = 6

let server: KillableServer

beforeAll(async () => {
  server = await makeKillableServer(processes)
  await server.start()
}, 120_000)
afterAll(() => server.remove(), 60_000)

const asked = async <T>(question: (database: Database) => Promise<T>): Promise<T> => {
  const database = connect(server.connection(), 1)
  return question(database).finally(() => database.close())
}

interface ProcessEntry {
  pid: number
  command: string
}

function childrenOf(parent: number): ProcessEntry[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const parentOf = Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[1])
        return parentOf === parent ? [{ pid: Number(name), command: readFileSync(`/proc/${name}/cmdline`, 'utf8') }] : []
      } catch {
        return []
      }
    })
}

/** The processes that answer requests. */
const workers = (): number[] =>
  childrenOf(server.process().pid!)
    .filter(({ command }) => command.includes('main.ts'))
    .map(({ pid }) => pid)

/** The status of an answer on a new connection, which any process may get. */
async function statusOf(path: string): Promise<number> {
  const asking = request(`${server.baseUrl}${path}`, { agent: false })
  asking.end()
  const [response] = await once(asking, 'response')
  response.resume()
  return response.statusCode
}

/** Of ten answers, one after the other; 0 for none. */
async function tenStatuses(path: string): Promise<Set<number>> {
  const statuses = new Set<number>()
  for (let index = 0; index < 10; index++) statuses.add(await statusOf(path).catch(() => 0))
  return statuses
}

/** How many bytes a process has written to its files and sockets. */
const writtenBy = (pid: number): number => Number(/^wchar: (\d+)/m.exec(readFileSync(`/proc/${pid}/io`, 'utf8'))?.[1])

test.runIf(isLinux)('several processes answer on one port, and only the first one runs jobs', async () => {
  expect(workers()).toHaveLength(processes)
  const before = workers().map(writtenBy)
  const haveAllAnswered = async (): Promise<boolean> => {
    expect(await statusOf('/')).toBe(200)
    return workers().every((pid, index) => writtenBy(pid) - before[index]! > 10_000)
  }
  await expect.poll(haveAllAnswered, { timeout: 60_000, interval: 1 }).toBe(true)
  const names = await asked((database) =>
    database.rows<{ count: number }>({
      text: `select count(*)::int as count from pg_stat_activity where application_name = 'stoa-jobs' and query like 'LISTEN%'`,
      values: [],
      name: undefined,
    }),
  )
  expect(names[0]!.count).toBeLessThanOrEqual(1)
})

test.runIf(isLinux)(
  'one of two processes is killed under a load of orders: the other goes on, it is replaced, and nothing acknowledged is lost',
  async () => {
    const acknowledged = nothingYet()
    const productIds = await asked(stockProducts)
    const ending = new AbortController()
    const load = underLoad({ baseUrl: server.baseUrl, productIds, shoppers, acknowledged, signal: ending.signal })
    const count = (): number => acknowledged.offline.length + acknowledged.created.length
    const more = async (orders: number): Promise<void> => {
      const wanted = count() + orders
      await expect.poll(count, { timeout: 60_000, interval: 20 }).toBeGreaterThanOrEqual(wanted)
    }
    await more(10)
    const [killed] = workers()
    process.kill(killed!, 'SIGKILL')
    await hasEnded(killed!, 10_000)
    // The system may still give its socket a connection until all of its threads have ended. Then the other process gets each.
    await expect.poll(() => tenStatuses('/health'), { timeout: 10_000, interval: 10 }).toEqual(new Set([200]))
    await more(10)
    await expect.poll(() => workers().filter((pid) => pid !== killed), { timeout: 60_000, interval: 100 }).toHaveLength(processes)
    await more(10)
    ending.abort()
    await load
    await asked(async (database) => {
      expect(await lost(database, acknowledged.offline, { status: 'APPROVED', paymentStatus: 'NOT_PAID' })).toEqual([])
      expect(await lost(database, acknowledged.paid, { status: 'APPROVED', paymentStatus: 'PAID' })).toEqual([])
      expect(await lost(database, acknowledged.created, {})).toEqual([])
      expect(await brokenOrders(database)).toEqual([])
      expect(await brokenStock(database)).toEqual([])
      expect(await brokenNumbers(database)).toEqual([])
    })
  },
  180_000,
)

test.runIf(isLinux)('all processes end with the first one, when it is stopped and when it is killed', { timeout: 120_000 }, async () => {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const [first, all] = [server.process(), workers()]
    if (signal === 'SIGTERM') first.kill(signal)
    else await server.kill('server')
    for (const pid of [first.pid!, ...all]) expect(await hasEnded(pid, 20_000)).toBe(true)
    if (signal === 'SIGTERM') {
      await expect.poll(() => first.exitCode).toBe(0)
      await server.start()
      expect(workers()).toHaveLength(processes)
    }
  }
})
