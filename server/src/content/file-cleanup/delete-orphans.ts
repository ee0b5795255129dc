import type { App } from '../../kernel/app.ts'
import { isContentKey, siteIn } from '../file-store/public.ts'
import { keysInUse } from '../files/public.ts'
import { partKeysInUse } from '../uploads/public.ts'

/** What is younger may still become a file. */
const ageMs = 48 * 60 * 60 * 1000
const atOnce = 500

export interface Orphans {
  keys: string[]
  uploadIds: string[]
  bytes: number
}

/** Deletes bytes that belong to no file, and says how many. */
export async function deleteFileOrphans(app: App): Promise<void> {
  const { keys, uploadIds, bytes } = await sweepStore(app)
  if (keys.length + uploadIds.length > 0)
    console.log(`Deleted ${keys.length} stored files without a descriptor (${bytes} bytes), and ${uploadIds.length} unfinished uploads`)
}

/** Deletes what a crash left, and uploads in parts that were never finished. Returns what it deleted. */
export async function sweepStore({ services }: App): Promise<Orphans> {
  const { fileStore, now, database, settings } = services
  const before = new Date(now().getTime() - ageMs)
  const found: Orphans = { keys: [], uploadIds: [], bytes: 0 }
  let batch: { key: string; size: number }[] = []
  for await (const { key, size, modifiedDate } of fileStore.list()) {
    // Those of another site, or of the time before folders, aren't looked up: their files delete them.
    if (modifiedDate >= before || !isContentKey(key) || siteIn(key) === undefined) continue
    batch.push({ key, size })
    if (batch.length < atOnce) continue
    await sweep(services, batch, found)
    batch = []
  }
  await sweep(services, batch, found)
  await fileStore.deleteUnfinished(before)
  const scope = { db: database, siteId: settings.siteId }
  for await (const { uploadId, modifiedDate } of fileStore.partialUploads.list()) {
    if (modifiedDate >= before || (await partKeysInUse(scope, [uploadId])).size > 0) continue
    await fileStore.partialUploads.delete(uploadId)
    found.uploadIds.push(uploadId)
  }
  return found
}

async function sweep(
  { database, fileStore }: App['services'],
  batch: readonly { key: string; size: number }[],
  found: Orphans,
): Promise<void> {
  const bySite = Map.groupBy(batch, ({ key }) => siteIn(key)!)
  for (const [siteId, objects] of bySite) {
    const used = await keysInUse(
      { db: database, siteId },
      objects.map(({ key }) => key),
    )
    const orphans = objects.filter(({ key }) => !used.has(key))
    await fileStore.delete(orphans.map(({ key }) => key))
    found.keys.push(...orphans.map(({ key }) => key))
    found.bytes += orphans.reduce((sum, { size }) => sum + size, 0)
  }
}
