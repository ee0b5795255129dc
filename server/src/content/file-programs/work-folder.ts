import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../../kernel/settings.ts'

const ageMs = 24 * 60 * 60 * 1000

/** A folder for what programs write, until it is stored. */
export async function inWorkFolder<T>({ dataFolder }: Pick<Settings, 'dataFolder'>, work: (folder: string) => Promise<T>): Promise<T> {
  const parent = join(dataFolder, 'media', 'processing')
  await mkdir(parent, { recursive: true })
  await deleteAbandoned(parent)
  const folder = await mkdtemp(join(parent, 'work-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Those of processes that were killed. */
async function deleteAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const path = join(parent, name)
    const stats = await stat(path).catch(() => undefined)
    if (stats && stats.mtimeMs < Date.now() - ageMs) await rm(path, { recursive: true, force: true })
  }
}
