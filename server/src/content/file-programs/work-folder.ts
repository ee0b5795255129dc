import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { Settings } from '../../kernel/settings.ts'

const ageMs = 24 * 60 * 60 * 1000

type Folders = Pick<Settings, 'dataFolder'>

const parentIn = ({ dataFolder }: Folders): string => join(dataFolder, 'media', 'processing')

/** A folder for what programs write, until it is stored. */
export async function inWorkFolder<T>(settings: Folders, work: (folder: string) => Promise<T>): Promise<T> {
  const parent = parentIn(settings)
  await mkdir(parent, { recursive: true })
  await deleteAbandonedWork(settings)
  const folder = await mkdtemp(join(parent, `work-${host}-${process.pid}-${await startOf(process.pid)}-`))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Processes of other machines and containers can't be seen. */
const host = createHash('sha256').update(hostname()).digest('hex').slice(0, 12)

/** Deletes the folders of processes that were killed: of this machine at once, others after a day. */
export async function deleteAbandonedWork(settings: Folders): Promise<void> {
  const parent = parentIn(settings)
  for (const name of await readdir(parent).catch(() => [])) {
    const path = join(parent, name)
    if (await isAbandoned(path, name)) await rm(path, { recursive: true, force: true })
  }
}

async function isAbandoned(path: string, name: string): Promise<boolean> {
  const [, ofHost, pid, start] = /^work-([^-]+)-(\d+)-(\d+)-/.exec(name) ?? []
  if (ofHost === host && start !== (await startOf(Number(pid)))) return true
  const stats = await stat(path).catch(() => undefined)
  return stats !== undefined && stats.mtimeMs < Date.now() - ageMs
}

/** The start time of a process, which distinguishes it from a later one with the same number. `0` on systems that don't have it. Undefined if there is no such
 *  process. */
async function startOf(pid: number): Promise<string | undefined> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return undefined
  }
  const stats = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // After the name, which is in parentheses and can contain spaces.
  return stats.slice(stats.lastIndexOf(')') + 2).split(' ')[19] ?? '0'
}
