import type { App } from '../../kernel/app.ts'
import type { StoredObject } from '../../kernel/file-store.ts'
import { log } from '../../kernel/log.ts'
import { Refusal } from '../../kernel/refuse.ts'
import { deleteAbandonedWork } from '../file-programs/public.ts'
import { siteIn } from '../file-store/public.ts'
import { keysInUse } from '../files/public.ts'
import { partKeysInUse } from '../uploads/public.ts'

/** What is younger may still become a file. */
const ageMs = 48 * 60 * 60 * 1000
const atOnce = 500

export interface Orphans {
  files: number
  bytes: number
  uploads: number
}

/** Deletes bytes that belong to no file, and logs how many. */
export async function deleteFileOrphans(app: App): Promise<void> {
  await deleteAbandonedWork(app.services.settings)
  const found = await sweepStore(app)
  if (found.files + found.uploads > 0) log('info', 'Deleted what was stored without a file', { ...found })
}

/** Deletes what a crash left, and uploads in parts that were never finished. Each is logged by its key. */
export async function sweepStore({ services }: App): Promise<Orphans> {
  const { fileStore, now } = services
  const before = new Date(now().getTime() - ageMs)
  const found: Orphans = { files: 0, bytes: 0, uploads: 0 }
  for await (const batch of batchesOf(older(fileStore.list(), before))) await deleteOrphans(services, batch, found)
  await fileStore.deleteUnfinished(before)
  for await (const batch of batchesOf(older(fileStore.partialUploads.list(), before))) await deleteUploads(services, batch, found)
  return found
}

async function deleteOrphans(services: App['services'], batch: readonly StoredObject[], found: Orphans): Promise<void> {
  const { database, fileStore } = services
  for (const [siteId, objects] of Map.groupBy(batch, ({ key }) => siteIn(key))) {
    // Those of the time before folders have no site. Their files delete them.
    if (siteId === undefined || !(await isInDatabase(services, siteId))) continue
    const keys = objects.map(({ key }) => key)
    const used = await keysInUse({ db: database, siteId }, keys)
    const orphans = objects.filter(({ key }) => !used.has(key))
    await fileStore.delete(orphans.map(({ key }) => key))
    for (const { key, size } of orphans) {
      log('info', 'Deleted a content that no file has', { siteId, key, bytes: size })
      found.files++
      found.bytes += size
    }
  }
}

/** A bucket can also have the files of sites in other databases, which nothing here knows. */
async function isInDatabase({ sites }: App['services'], siteId: string): Promise<boolean> {
  try {
    await sites.find(siteId)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

async function deleteUploads(
  { database: db, settings: { siteId }, fileStore }: App['services'],
  batch: readonly { uploadId: string }[],
  found: Orphans,
): Promise<void> {
  const used = await partKeysInUse(
    { db, siteId },
    batch.map(({ uploadId }) => uploadId),
  )
  for (const { uploadId } of batch) {
    if (used.has(uploadId)) continue
    await fileStore.partialUploads.delete(uploadId)
    // It is the right to continue the upload.
    log('info', 'Deleted the parts of an upload that was never finished', { uploadId: `${uploadId.slice(0, 8)}…` })
    found.uploads++
  }
}

async function* older<T extends { modifiedDate: Date }>(items: AsyncIterable<T>, before: Date): AsyncGenerator<T> {
  for await (const item of items) if (item.modifiedDate < before) yield item
}

/** However many there are, only one batch is in memory. */
async function* batchesOf<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = []
  for await (const item of items) {
    if (batch.push(item) < atOnce) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
