import type { App } from '../../kernel/app.ts'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db.ts'
import type { RequestedFields } from './requested-fields.ts'
import { addUses, selectUses, type StoredUse } from './store.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
/** Maximum number of uses in memory before they are written, so that callers can't make it grow without bound. */
const unsavedMax = 1000

/** The recorded uses of this process that aren't written yet. */
const unsavedUses = new WeakMap<Database, Map<string, StoredUse>>()

/** Records a query that used no index. Only in memory, so that it delays nobody. */
export function recordFieldUses(
  { services, siteId, now }: Context,
  collectionId: string,
  { asked, ms }: { asked: RequestedFields; ms: number },
) {
  const unsaved = unsavedUses.get(services.database) ?? new Map<string, StoredUse>()
  unsavedUses.set(services.database, unsaved)
  for (const field of new Set([...asked.filtered, ...asked.sorted])) {
    const key = JSON.stringify([siteId, collectionId, field])
    const use = unsaved.get(key) ?? {
      siteId,
      collectionId,
      field,
      filtered: 0,
      sorted: 0,
      uses: 0,
      totalMs: 0,
      slowestMs: 0,
      lastUsedDate: now,
    }
    if (!unsaved.has(key) && unsaved.size >= unsavedMax) continue
    unsaved.set(key, {
      ...use,
      filtered: use.filtered + (asked.filtered.includes(field) ? 1 : 0),
      sorted: use.sorted + (asked.sorted.includes(field) ? 1 : 0),
      uses: use.uses + 1,
      totalMs: use.totalMs + ms,
      slowestMs: Math.max(use.slowestMs, ms),
      lastUsedDate: now,
    })
  }
}

/** Writes the recorded uses in one statement. */
export async function saveFieldUses({ services: { database, now } }: App): Promise<void> {
  const unsaved = [...(unsavedUses.get(database)?.values() ?? [])]
  if (unsaved.length === 0) return
  unsavedUses.delete(database)
  const hour = new Date(Math.floor(now().getTime() / hourMs) * hourMs)
  await addUses(database, hour, unsaved)
}

/** A day ago. */
export const usesSince = (now: Date): Date => new Date(now.getTime() - dayMs)

/** The fields that queries of a collection used without an index, those that took the most time first. */
export async function fieldUsesSince(scope: Pick<Context, 'db' | 'siteId'>, collectionId: string, since: Date) {
  const rows = await selectUses(scope, collectionId, since)
  return rows.map(({ totalMs, uses, ...use }) => ({ ...use, averageMs: totalMs / uses }))
}
