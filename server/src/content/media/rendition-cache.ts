import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { newId } from '../../database/ids.ts'
import type { App } from '../../kernel/app.ts'
import { isDiskFullError, reportDiskFull } from '../../kernel/disk.ts'
import type { ByteSpan } from '../../kernel/file-store.ts'
import { type FileEntry, filesIn, ifMissing, readFrom } from '../file-store/public.ts'
import { WaitingEnded } from './turn.ts'

/** What is kept on this machine, by all of its processes together. A sweep deletes what was used longest ago. */
export interface CacheLimits {
  bytesMax: number
  filesMax: number
  /** What isn't used for this long is deleted, so that nothing of a deleted file stays. */
  daysMax: number
}

const limits: CacheLimits = { bytesMax: 2_000_000_000, filesMax: 50_000, daysMax: 30 }
/** So much is deleted at once that the next sweep isn't needed soon. */
const shareAfterSweep = 0.8
/** A process sweeps when it has written this share of the limits. */
const shareOfProcess = 0.05
const hourMs = 3_600_000

/** Bytes on the disk. */
export interface CachedBytes {
  size: number
  /** Undefined if they were swept meanwhile. */
  read(): Promise<Buffer | undefined>
  /** The same for a part. */
  stream(span: ByteSpan): Promise<Readable | undefined>
}

/** Renditions are a cache of this machine, wherever the files are. */
const folderIn = (dataFolder: string): string => join(dataFolder, 'media', 'renditions')

/** The name of a rendition: a hash of the content and of what is made of it. */
export const renditionName = (contentKey: string, ...variety: readonly string[]): string =>
  createHash('sha256')
    .update([contentKey, ...variety].join('\0'))
    .digest('hex')

const pathOf = (dataFolder: string, name: string): string => join(folderIn(dataFolder), name.slice(0, 2), name)

export async function findCached(dataFolder: string, name: string): Promise<CachedBytes | undefined> {
  const path = pathOf(dataFolder, name)
  const stats = await stat(path).catch(ifMissing)
  if (!stats) return undefined
  // The time of its last use, as exactly as a sweep needs it.
  if (Date.now() - stats.mtimeMs > hourMs) await utimes(path, new Date(), new Date()).catch(ifMissing)
  return { size: stats.size, read: () => readFile(path).catch(ifMissing), stream: (span) => readFrom(path, span) }
}

/** What is being made. */
interface Creation {
  bytes: Promise<Buffer | undefined>
  /** How many wait for it. */
  callers: number
  leaving: AbortController
}

const inProgress = new Map<string, Creation>()

export interface RenditionMaker {
  make(signal: AbortSignal): Promise<Buffer | undefined>
  /** Calls back if the caller leaves. */
  onLeave?(left: () => void): void
}

/** Bytes that are made when they are first requested, once for all concurrent requests. Undefined if they can't be made. The signal is aborted when all who
 *  wait for them have left. */
export async function makeCached(dataFolder: string, name: string, maker: RenditionMaker): Promise<Buffer | undefined> {
  const creation = inProgress.get(name) ?? startMaking(dataFolder, name, maker)
  creation.callers++
  let hasLeft = false
  maker.onLeave?.(() => {
    hasLeft = true
    if (--creation.callers === 0) creation.leaving.abort()
  })
  try {
    return await creation.bytes
  } catch (error) {
    // It came while the others left.
    if (error instanceof WaitingEnded && !hasLeft) return makeCached(dataFolder, name, maker)
    throw error
  }
}

function startMaking(dataFolder: string, name: string, { make }: RenditionMaker): Creation {
  const leaving = new AbortController()
  const bytes = makeAndSave(dataFolder, name, () => make(leaving.signal)).finally(() => inProgress.delete(name))
  const creation = { bytes, callers: 0, leaving }
  inProgress.set(name, creation)
  return creation
}

async function makeAndSave(dataFolder: string, name: string, make: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
  const bytes = await make()
  if (!bytes) return undefined
  try {
    await writeAtomically(pathOf(dataFolder, name), bytes)
    countWritten(dataFolder, bytes.length)
  } catch (error) {
    // It is sent all the same.
    if (!isDiskFullError(error)) throw error
    reportDiskFull()
  }
  return bytes
}

/** A reader never sees a part of it. */
async function writeAtomically(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const temporaryPath = `${path}.${newId()}`
  try {
    await writeFile(temporaryPath, bytes)
    await rename(temporaryPath, path)
  } catch (error) {
    await rm(temporaryPath, { force: true })
    throw error
  }
}

const written = { bytes: Infinity, files: 0 }
let sweeping: Promise<unknown> | undefined

/** The first write of a process sweeps, too: it doesn't know what is there. */
function countWritten(dataFolder: string, bytes: number): void {
  written.bytes += bytes
  written.files++
  if (sweeping || (written.bytes < limits.bytesMax * shareOfProcess && written.files < limits.filesMax * shareOfProcess)) return
  written.bytes = written.files = 0
  // What it couldn't delete, the next one deletes.
  sweeping = sweepRenditions(dataFolder)
    .catch(() => {})
    .finally(() => (sweeping = undefined))
}

/** Once a day, also where nothing new is rendered. */
export async function sweepCachedRenditions({ services }: App): Promise<void> {
  await sweepRenditions(services.settings.dataFolder)
}

/** Deletes what wasn't used for long, and what exceeds the limits. Processes may sweep at the same time. Returns the number of deleted files. */
export async function sweepRenditions(dataFolder: string, { bytesMax, filesMax, daysMax }: CacheLimits = limits): Promise<number> {
  const files: FileEntry[] = []
  for await (const file of filesIn(folderIn(dataFolder))) files.push(file)
  files.sort((a, b) => usedAt(b) - usedAt(a))
  const oldest = Date.now() - daysMax * 24 * hourMs
  const total = files.reduce((sum, { size }) => sum + size, 0)
  const share = total > bytesMax || files.length > filesMax ? shareAfterSweep : 1
  let bytes = 0
  const deleted = files.filter((file, index) => {
    bytes += file.size
    return usedAt(file) < oldest || bytes > bytesMax * share || index >= filesMax * share
  })
  for (const { path } of deleted) await rm(path, { force: true })
  return deleted.length
}

/** `findCached` records each use as a change. */
const usedAt = ({ modifiedDate }: FileEntry): number => modifiedDate.getTime()
