import { mkdir, open, readdir, rename, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DamagedBackup, type Frame } from './format.ts'

/** Keys of files. Renditions are made again when they are needed. */
const original = /^originals\/(?:[0-9a-f-]{36}\/)?[0-9a-f]{2}\/[0-9a-f]{64}$/

/** The original media files of a data folder. Those that are deleted meanwhile are left out. */
export async function* mediaFrames(dataFolder: string): AsyncGenerator<Frame> {
  const folder = join(dataFolder, 'media')
  for (const path of await originalsIn(folder)) {
    const file = await openIfExists(join(folder, path))
    if (!file) continue
    yield { kind: 'file', path }
    for await (const chunk of file.createReadStream()) yield chunk as Buffer
    yield { kind: 'fileEnd' }
  }
}

const openIfExists = (path: string): Promise<FileHandle | undefined> => open(path).catch(undefinedIfMissing)

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

async function originalsIn(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, 'originals'), { recursive: true }).catch(undefinedIfMissing)
  return (names ?? [])
    .map((name) => `originals/${name.replaceAll('\\', '/')}`)
    .filter((path) => original.test(path))
    .toSorted()
}

/** Writes a file completely or not at all. */
export async function restoreMedia(dataFolder: string, path: string, data: AsyncIterable<Buffer>): Promise<void> {
  if (!original.test(path)) throw new DamagedBackup(`${path} isn’t a media file`)
  const target = join(dataFolder, 'media', path)
  await mkdir(dirname(target), { recursive: true })
  const file = await open(`${target}.restored`, 'w')
  await pipeline(Readable.from(data), file.createWriteStream({ flush: true }))
  await rename(`${target}.restored`, target)
}
