import { opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ifMissing } from './durable.ts'

export interface FileEntry {
  path: string
  size: number
  modifiedDate: Date
}

/** The files in a folder and in those below it, however many there are. Those that are deleted meanwhile are left out. */
export async function* filesIn(folder: string): AsyncGenerator<FileEntry> {
  for await (const entry of (await opendir(folder).catch(ifMissing)) ?? []) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesIn(path)
    else if (entry.isFile()) {
      const stats = await stat(path).catch(ifMissing)
      if (stats) yield { path, size: stats.size, modifiedDate: stats.mtime }
    }
  }
}

export async function deleteFilesBefore(folder: string, before: Date): Promise<void> {
  for await (const { path, modifiedDate } of filesIn(folder)) if (modifiedDate < before) await rm(path, { force: true })
}
