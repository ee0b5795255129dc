import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import type { TestProject } from 'vitest/node'
import { removeData } from '../server/src/database/embedded/remove.ts'
import { startEmbeddedPostgres } from '../server/src/database/embedded/start.ts'
import { prepareDatabase } from '../server/src/start.ts'
import { linesAboutFields } from './fields/check-fields.ts'
import { writingCalls } from './races/writing-calls.ts'
import { linesAboutLocks } from './statements/check-locks.ts'
import { linesAbout, readCatalogue } from './statements/check-run.ts'
import { linesAboutSources } from './statements/check-sources.ts'
import { lockOrder, ownRows, rowOwners } from './statements/lock-order.ts'
import { endOfRun } from './support/end-of-run.ts'
import { installQueueOfAllSites } from './support/queue.ts'
import { quickFolder } from './support/quick-folder.ts'
import { readFieldUses } from './support/recorded-fields.ts'
import { readLocking, readRecorded } from './support/recorded-statements.ts'
import { noteSlowStatements, slowStatements } from './support/slow-statements.ts'
import { withStatementTimeout } from './support/statement-timeout.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The connection string of the migrated database shared by all tests; it exists as long as the run. */
    database: string
    /** The name of the run. */
    run: string
    /** A folder for files of the run, deleted afterwards. */
    scratch: string
  }
}

const broken = 'Statements that break DESIGN §5.1 (tests/statements) or the lock order, or fields without effect (contract/src/ignored/):'

/** Statement durations are measured in bench/. Tests allow for a busy machine; slow statements are listed at the end. */
const statementTimeoutMs = 30_000

export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const folder = quickFolder()
  const scratch = join(folder, 'scratch')
  mkdirSync(scratch)
  const given = process.env.STOA_TEST_DATABASE_URL
  const postgres = given ? undefined : await startEmbeddedPostgres(join(folder, 'postgres'), { durable: false })
  const database = withStatementTimeout(given ?? connectionString(postgres!.connection), statementTimeoutMs)
  await prepareDatabase({ connectionString: database })
  await installQueueOfAllSites(database)
  if (postgres) await noteSlowStatements(database)
  const run = `stoa_tests_${process.pid}_${Date.now()}`
  project.provide('database', database)
  project.provide('run', run)
  project.provide('scratch', scratch)
  const remove = async () => {
    await endOfRun({ database, run })
    const statements = readRecorded(scratch)
    const catalogue = await readCatalogue(database)
    const staggered = new Set<string>(writingCalls.map(({ id }) => id))
    const rules = {
      statements,
      keys: catalogue.uniqueKeys,
      order: lockOrder,
      owners: rowOwners,
      ownRows,
      staggered,
      isWhole: isWhole(project),
    }
    const wrong = [
      ...(await linesAbout(statements, { catalogue, isWhole: rules.isWhole })),
      ...linesAboutLocks(readLocking(scratch), rules),
      ...(await linesAboutSources(statements, catalogue.siteTables)),
      ...(rules.isWhole ? linesAboutFields(readFieldUses(scratch)) : []),
    ]
    await postgres?.stop()
    const slow = slowStatements(join(folder, 'postgres'))
    if (slow) console.log(slow)
    await removeData(join(folder, 'postgres'))
    rmSync(folder, { recursive: true, force: true })
    if (wrong.length > 0) throw new Error([broken, ...wrong].join('\n'))
  }
  removeWhenStopped(remove)
  return remove
}

/** Whether all server tests ran and passed, so that the recorded statements and fields are complete. */
function isWhole({ vitest }: TestProject): boolean {
  const { filenamePattern } = vitest as { filenamePattern?: readonly string[] }
  const isOfAll = filenamePattern === undefined && vitest.config.testNamePattern === undefined && vitest.config.shard === undefined
  return isOfAll && vitest.projects.some(({ name }) => name === 'server') && vitest.state.getCountOfFailedTests() === 0
}

/** A run that is stopped, or whose parent process is gone, stops its database too. Vite's own listener would exit before that is done. */
function removeWhenStopped(remove: () => Promise<void>): void {
  const stop = () => void remove().finally(() => process.exit(143))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.removeAllListeners(signal).once(signal, stop)
  const parent = process.ppid
  const poll = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(poll)
    stop()
  }, 500)
  poll.unref()
}

function connectionString({ user, password, host, port, database }: PoolConfig): string {
  const credentials = password ? `${user}:${String(password)}` : user
  if (!host?.startsWith('/')) return `postgres://${credentials}@${host}:${port}/${database}`
  return `postgres://${credentials}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}
