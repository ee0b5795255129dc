import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import type { PoolConfig } from 'pg'
import { readSettings, type Settings } from '../../kernel/settings.ts'
import { StartupProblem } from '../../kernel/startup-problem.ts'
import { checkDatabase } from '../check-database.ts'
import { connectionTo } from '../embedded/access.ts'
import { externalFolder, findClusterPaths } from '../embedded/cluster-paths.ts'
import { findPostmaster } from '../embedded/postmaster.ts'
import { startEmbeddedPostgres } from '../embedded/start.ts'

/** What the two commands work on. */
export interface BackupInput {
  settings: Settings
  /** The database, and what stops it again. */
  open(use: 'read' | 'fill'): Promise<{ connection: PoolConfig; stop(): Promise<void> }>
  file: string
  /** Whether the files that are stored are left out of a backup. */
  withoutFiles: boolean
}

/** Runs `npm run backup` or `npm run restore`: with the file that they name, and the database and data folder of the settings. */
export async function runWithFile(command: 'backup' | 'restore', work: (input: BackupInput) => Promise<string>): Promise<void> {
  // PostgreSQL is stopped when this process exits.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
  try {
    const { positionals, withoutFiles } = argumentsOf(command)
    const [name] = positionals
    if (!name) throw new StartupProblem('The name of the file is missing.', `For example: npm run ${command} -- stoa.backup`)
    const settings = readSettings(process.env)
    // npm runs commands in the folder of the package, whatever folder it was called in.
    const file = resolve(process.env.INIT_CWD ?? '.', name)
    console.log(await work({ settings, open: (use) => openDatabase(settings, use), file, withoutFiles }))
  } catch (cause) {
    console.error(cause instanceof StartupProblem ? `${cause.message}\n${cause.remedy}` : cause)
    process.exitCode = 1
  }
}

function argumentsOf(command: 'backup' | 'restore'): { positionals: string[]; withoutFiles: boolean } {
  const options: ParseArgsOptionsConfig = command === 'backup' ? { 'without-files': { type: 'boolean' } } : {}
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true })
    return { positionals, withoutFiles: 'without-files' in values }
  } catch (cause) {
    throw new StartupProblem((cause as Error).message, `For example: npm run ${command} -- stoa.backup`)
  }
}

async function openDatabase({ databaseUrl, dataFolder }: Settings, use: 'read' | 'fill') {
  const stop = async (): Promise<void> => {}
  if (databaseUrl) return { connection: await checkDatabase(databaseUrl), stop }
  if (use === 'fill') return startEmbeddedPostgres(dataFolder)
  if (!existsSync(join(dataFolder, 'postgres')) && externalFolder(dataFolder) === undefined)
    throw new StartupProblem(`The data folder ${dataFolder} has no data.`, 'Set STOA_DATA or DATABASE_URL as for the server.')
  const paths = findClusterPaths(dataFolder)
  const running = findPostmaster(paths.cluster)
  return running?.socketFolder || running?.port ? { connection: connectionTo(running, paths), stop } : startEmbeddedPostgres(dataFolder)
}
