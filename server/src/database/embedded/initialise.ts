import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { StartupProblem } from '../../kernel/startup-problem.ts'
import { USER, type Access } from './access.ts'
import { createPrivateFolder, type ClusterPaths } from './cluster-paths.ts'
import { isAlive } from './postmaster.ts'
import { noProgramsProblem, program } from './programs.ts'
import { endWithThisProcess } from './serve.ts'

/** Creates the cluster if there is none: in a temporary folder that is then renamed, so that an interrupted start leaves nothing incomplete. */
export async function initialise(paths: ClusterPaths, programs: string, access: Access): Promise<void> {
  removeUnfinished(paths.cluster)
  if (existsSync(join(paths.cluster, 'PG_VERSION'))) return
  const temporaryFolder = mkdtempSync(`${paths.cluster}.${process.pid}-`)
  createPrivateFolder(temporaryFolder, paths.runner)
  await initdb(paths, programs, [`--pgdata=${temporaryFolder}`, ...access.initdb])
  try {
    renameSync(temporaryFolder, paths.cluster)
  } catch (cause) {
    rmSync(temporaryFolder, { recursive: true })
    if (!existsSync(join(paths.cluster, 'PG_VERSION'))) throw cause
  }
}

/** Text is sorted by code point on every platform, whatever the machine's locale. */
function initdb(place: ClusterPaths, programs: string, args: string[]): Promise<void> {
  const order = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const child = spawn(program(programs, 'initdb'), [`--username=${USER}`, ...order, '--no-instructions', ...args], {
    ...place.runner,
    cwd: place.root,
    env: process.platform === 'win32' ? process.env : {},
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  endWithThisProcess(child)
  let errors = ''
  child.stderr.on('data', (chunk) => (errors += chunk))
  return new Promise((resolve, reject) => {
    child.once('error', () => reject(noProgramsProblem()))
    child.once('close', (code) => (code === 0 ? resolve() : reject(code === 127 ? noProgramsProblem() : initProblem(place, errors))))
  })
}

function initProblem({ root }: ClusterPaths, errors: string): StartupProblem {
  const reason = errors.match(/error: (.*)/)?.[1] ?? errors.trim().split('\n').at(-1)
  return new StartupProblem(
    `PostgreSQL could not create its files in ${root} (${reason}).`,
    'Check the free disk space and write access, or set STOA_DATA to another folder.',
  )
}

function removeUnfinished(cluster: string): void {
  const folder = dirname(cluster)
  for (const name of readdirSync(folder)) {
    const pid = name.startsWith(`${basename(cluster)}.`) ? Number(/\.(\d+)-/.exec(name)?.[1]) : undefined
    if (pid && !isAlive(pid)) rmSync(join(folder, name), { recursive: true, force: true })
  }
}
