import { createHash } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { StartupProblem } from '../../kernel/startup-problem.ts'

/** The user that PostgreSQL runs as if the server is root, which PostgreSQL doesn't accept. */
export interface Runner {
  uid: number
  gid: number
}

/** The folders of the embedded PostgreSQL. `root` is the data folder, or a folder in /var/lib/stoa if the runner can't access the data folder. */
export interface ClusterPaths {
  dataFolder: string
  root: string
  cluster: string
  log: string
  runner?: Runner
}

/** The marker in a data folder that Stoa created or found empty: everything in it is Stoa's. */
export const OWN_FOLDER = 'stoa-data'

const UNPRIVILEGED: Runner = { uid: 65534, gid: 65534 }

/** Creates the data folder if necessary, and decides where PostgreSQL's files are and as which user it runs. */
export function findClusterPaths(dataFolder: string): ClusterPaths {
  const folder = createDataFolder(dataFolder)
  const root = externalFolder(folder) ?? folder
  const owner = existsSync(join(root, 'postgres')) ? statSync(join(root, 'postgres')) : undefined
  if (process.getuid?.() !== 0) {
    if (owner && process.getuid && owner.uid !== process.getuid()) throw foreignProblem(root, owner.uid)
    return clusterPaths(folder, root)
  }
  if (owner && owner.uid !== 0) return clusterPaths(folder, root, { uid: owner.uid, gid: owner.gid })
  if (canEnter(UNPRIVILEGED.uid, root)) return clusterPaths(folder, root, UNPRIVILEGED)
  return clusterPaths(folder, createExternalFolder(folder), UNPRIVILEGED)
}

/** Whether a user can access every folder of a path, by the owner's and others' permission bits (groups are ignored, because the runner has none). */
export function canEnter(uid: number, path: string): boolean {
  const { mode, uid: owner } = statSync(path)
  if ((mode & (owner === uid ? 0o100 : 0o001)) === 0) return false
  return dirname(path) === path || canEnter(uid, dirname(path))
}

/** Creates a folder that only PostgreSQL's user can open. */
export function createPrivateFolder(path: string, runner?: Runner): void {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  if (runner) chownSync(path, runner.uid, runner.gid)
}

function clusterPaths(dataFolder: string, root: string, runner?: Runner): ClusterPaths {
  return { dataFolder, root, cluster: join(root, 'postgres'), log: join(root, 'postgres.log'), runner }
}

function createDataFolder(dataFolder: string): string {
  try {
    createFolders(dataFolder)
    accessSync(dataFolder, constants.W_OK | constants.X_OK)
    if (readdirSync(dataFolder).length === 0)
      writeFileSync(join(dataFolder, OWN_FOLDER), 'Stoa stores its data in this folder. `npm run reset` deletes all of it.\n')
    return realpathSync(dataFolder)
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? String(cause)
    throw new StartupProblem(
      `Could not write to the data folder ${dataFolder} (${code}).`,
      'Give this user write access, or set STOA_DATA to another folder.',
    )
  }
}

/** Not `recursive: true`, which never returns below /proc (Node 24). */
function createFolders(path: string): void {
  if (existsSync(path)) return
  createFolders(dirname(path))
  try {
    mkdirSync(path)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause
  }
}

function foreignProblem(root: string, uid: number): StartupProblem {
  return new StartupProblem(
    `The database in ${root} belongs to another user (uid ${uid}).`,
    'Start Stoa as that user, or set STOA_DATA to another folder.',
  )
}

/** The location of PostgreSQL's files outside of the data folder. */
export function externalFolder(folder: string): string | undefined {
  const locationFile = join(folder, 'location')
  const root = existsSync(locationFile) ? readFileSync(locationFile, 'utf8').split('\n')[0] : undefined
  return root && existsSync(root) ? root : undefined
}

function createExternalFolder(folder: string): string {
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  const root = join('/var/lib/stoa', hash)
  mkdirSync(root, { recursive: true })
  for (const path of ['/var/lib/stoa', root]) chmodSync(path, 0o755)
  writeFileSync(join(folder, 'location'), `${root}\nThe database is stored there because its user can’t access this folder.\n`)
  return root
}
