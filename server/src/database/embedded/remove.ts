import { existsSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { StartupProblem } from '../../kernel/startup-problem.ts'
import { findClusterPaths, externalFolder, OWN_FOLDER } from './cluster-paths.ts'
import { whenFree } from './when-free.ts'

/** PostgreSQL's entries in a folder that contains other things too. */
const POSTGRES_ENTRIES = /^(postgres(\.\d+-.*|\.log|-password)?|socket|location|programs-.*)$/

/** The paths of a data folder's data: the folder itself if everything in it is Stoa's, otherwise PostgreSQL's parts of it, and the folder that was moved out. */
export function dataPaths(dataFolder: string): string[] {
  if (!existsSync(dataFolder)) return []
  const folder = realpathSync(dataFolder)
  const moved = externalFolder(folder)
  const own = existsSync(join(folder, OWN_FOLDER))
    ? [folder]
    : readdirSync(folder)
        .filter((name) => POSTGRES_ENTRIES.test(name))
        .map((name) => join(folder, name))
  return [...own, ...(moved ? [moved] : [])]
}

/** Refuses while a server uses the data. A PostgreSQL left running is stopped first. */
export async function removeData(dataFolder: string): Promise<void> {
  const paths = dataPaths(dataFolder)
  if (paths.length === 0) return
  await whenFree(findClusterPaths(dataFolder), async () => true)
  try {
    for (const path of paths) rmSync(path, { recursive: true, force: true })
  } catch (cause) {
    const { code, path } = cause as NodeJS.ErrnoException
    throw new StartupProblem(`Could not delete ${path} (${code}).`, 'Run this command as the user who started Stoa.')
  }
}
