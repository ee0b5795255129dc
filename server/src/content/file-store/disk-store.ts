import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { FileStore, StoredObject } from '../../kernel/file-store.ts'
import { isContentKey, newUploadId } from './content-key.ts'
import { diskUploads } from './disk-uploads.ts'
import { ensureFolder, ifMissing, syncFolder } from './durable.ts'
import { readFrom } from './read-from.ts'

/** Files in a folder of this machine. */
export function diskStore(folder: string): FileStore {
  const pathOf = (key: string): string => {
    if (!isContentKey(key)) throw new Error(`${key} isn’t a content key`)
    return join(folder, ...key.split('/'))
  }
  return {
    write: (key, source) => writeDurably({ folder, path: pathOf(key) }, source),
    read: (key, span) => readFrom(pathOf(key), span),
    sizeOf: async (key) => (await stat(pathOf(key)).catch(ifMissing))?.size,
    async delete(keys) {
      for (const key of keys) await rm(pathOf(key), { force: true })
    },
    list: () => filesIn(folder, ['originals', 'derived']),
    async deleteUnfinished(before) {
      for await (const { key, modifiedDate } of filesIn(folder, ['incoming']))
        if (modifiedDate < before) await rm(join(folder, ...key.split('/')), { force: true })
    },
    async withLocalFile(key, work) {
      const path = pathOf(key)
      return (await stat(path).catch(ifMissing)) ? work(path) : undefined
    },
    partialUploads: diskUploads(folder, pathOf),
  }
}

/** Writes to another name first: a reader never sees a part, and what a crash leaves there is swept. */
async function writeDurably({ folder, path }: { folder: string; path: string }, source: AsyncIterable<Uint8Array>): Promise<number> {
  const incoming = join(folder, 'incoming', newUploadId())
  await ensureFolder(dirname(incoming))
  const file = await open(incoming, 'wx')
  let size = 0
  let current = incoming
  try {
    for await (const chunk of source) {
      await file.writeFile(chunk)
      size += chunk.length
    }
    await file.sync()
    await file.close()
    await ensureFolder(dirname(path))
    await rename(incoming, path)
    current = path
    await syncFolder(dirname(path))
    return size
  } catch (error) {
    await file.close().catch(() => {})
    await rm(current, { force: true })
    throw error
  }
}

async function* filesIn(folder: string, kinds: readonly string[]): AsyncGenerator<StoredObject> {
  for (const kind of kinds) {
    const names = (await readdir(join(folder, kind), { recursive: true }).catch(ifMissing)) ?? []
    for (const name of names) {
      const path = join(folder, kind, name)
      const stats = await stat(path).catch(ifMissing)
      if (stats?.isFile()) yield { key: relative(folder, path).split(sep).join('/'), size: stats.size, modifiedDate: stats.mtime }
    }
  }
}
