import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, fstatSync, ftruncateSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { StartupProblem } from '../../kernel/startup-problem.ts'
import type { Access } from './access.ts'
import type { ClusterPaths } from './cluster-paths.ts'
import { takeOwnership, type Ownership } from './ownership.ts'
import { endPostmaster, findPostmaster } from './postmaster.ts'
import { noProgramsProblem, program } from './programs.ts'

/** A running PostgreSQL that is a child of this process. */
export interface RunningPostgres {
  child: ChildProcess
  ownership: Ownership
}

/** For a small machine that runs other things too. Failed statements are logged by the server, not by PostgreSQL, because they contain user input. */
const SETTINGS = {
  shared_buffers: '128MB',
  max_connections: '100',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_min_messages: 'log',
}

/** Only a test database may lose rows in a power cut; and many servers share it. */
const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }

/** A larger log is truncated. */
const LOG_MAX_BYTES = 1024 * 1024

/** Processes of a killed PostgreSQL end with their statement: the next one waits for them this long. */
const ORPHAN_WAIT_MS = 20_000

/** Starts PostgreSQL and waits until it responds (up to a minute after a crash). `undefined` if another process was faster to own it. */
export async function startPostgres(
  paths: ClusterPaths,
  programs: string,
  access: Access,
  durable: boolean,
  deadline = Date.now() + ORPHAN_WAIT_MS,
): Promise<RunningPostgres | undefined> {
  const { child, said } = spawnPostgres(paths, programs, [
    ...access.postgres,
    ...Object.entries({ ...SETTINGS, ...(durable ? {} : NOT_DURABLE) }).flatMap(asOption),
  ])
  endWithThisProcess(child)
  const failed = new Promise<never>((_, reject) => child.once('error', () => reject(noProgramsProblem())))
  const ownership = await Promise.race([failed, waitUntilReady(child, access)])
  if (ownership) return { child, ownership }
  if (!hasExited(child)) {
    await endPostmaster(child.pid!)
    return undefined
  }
  // Zero: another process owned it first, and stopped it to start its own.
  if (child.exitCode === 0 || findPostmaster(paths.cluster) || lockFileError.test(said())) return undefined
  if (orphanError.test(said()) && Date.now() < deadline) {
    await pause(100)
    return startPostgres(paths, programs, access, durable, deadline)
  }
  throw child.exitCode === 127 ? noProgramsProblem() : startProblem(paths, said())
}

/** Another process owns the cluster, or is about to: it has created the lock file and not yet written to it. */
const lockFileError = /lock file "postmaster\.pid" (already exists|is empty)/

const asOption = ([name, value]: [string, string]): string[] => ['-c', `${name}=${value}`]

/** A process of the previous PostgreSQL is still running a statement. */
const orphanError = /pre-existing shared memory block .* is still in use/

/** Detached: Ctrl-C in a terminal must only reach the server, which stops PostgreSQL after its own work. */
function spawnPostgres(
  { cluster, log, runner }: ClusterPaths,
  programs: string,
  args: string[],
): { child: ChildProcess; said: () => string } {
  // Two that start at once share the log, so both append to it.
  const file = openSync(log, 'a')
  try {
    if (fstatSync(file).size > LOG_MAX_BYTES) ftruncateSync(file)
    const before = fstatSync(file).size
    const child = spawn(program(programs, 'postgres'), ['-D', cluster, ...args], {
      ...runner,
      cwd: cluster,
      detached: true,
      env: process.platform === 'win32' ? process.env : {},
      stdio: ['ignore', file, file],
    })
    return { child, said: () => readFileSync(log).subarray(before).toString() }
  } finally {
    closeSync(file)
  }
}

/** Asks it to stop if this process exits without having stopped it. */
export function endWithThisProcess(child: ChildProcess): void {
  const end = () => child.kill('SIGINT')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
}

export const hasExited = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

/** Waits until PostgreSQL responds and is owned by this process. `undefined` if it ended, or another process owns it. */
export async function waitUntilReady(child: ChildProcess, access: Access): Promise<Ownership | undefined> {
  const deadline = Date.now() + 60_000
  while (!hasExited(child) && Date.now() < deadline) {
    try {
      return await takeOwnership(access.connection)
    } catch {
      await pause(10)
    }
  }
  return undefined
}

function startProblem({ dataFolder, log }: ClusterPaths, output: string): StartupProblem {
  if (diskFull.test(output)) return diskFullProblem(dataFolder)
  const [, theirs, ours] = otherMajor.exec(output) ?? []
  if (theirs && ours) return otherMajorProblem(dataFolder, { theirs, ours })
  const reason = output.match(/(?:FATAL|PANIC): +(.*)/)?.[1] ?? 'it gave no reason'
  return new StartupProblem(
    `PostgreSQL did not start: ${reason}.`,
    `See its log: ${log}. To start over and delete all data, run \`npm run reset\`.`,
  )
}

const otherMajor = /initialized by PostgreSQL version (\d+).*not compatible with this version (\d+)/

function otherMajorProblem(dataFolder: string, { theirs, ours }: { theirs: string; ours: string }): StartupProblem {
  return new StartupProblem(
    `The data folder ${dataFolder} was written by PostgreSQL ${theirs}, and this version of Stoa runs PostgreSQL ${ours}.`,
    [
      'The data is unchanged. To keep it, back it up and restore it into a new folder:',
      `  1. With the version of Stoa that last used the folder: npm run backup -- stoa.backup`,
      '  2. With this version: STOA_DATA=<new folder> npm run restore -- stoa.backup',
      `Without that version, PostgreSQL ${theirs} can serve the folder for the backup: see docs/guides/deploy.md, "Move to another PostgreSQL".`,
    ].join('\n'),
  )
}

const diskFull = /No space left on device|Disk quota exceeded/

/** PostgreSQL stops when it can't write its log of changes. Every committed change is in it. */
const diskFullProblem = (dataFolder: string): StartupProblem =>
  new StartupProblem(
    `PostgreSQL did not start, because the disk of the data folder ${dataFolder} is full.`,
    'Free some space on it, then start again. No data was lost.',
  )
