import { noteReading, type Reading } from '../../kernel/changes.ts'
import type { Database, Db } from '../../kernel/db.ts'
import { refuse } from '../../kernel/refuse.ts'
import type { Site, Sites } from '../../kernel/site.ts'
import { findSite, siteOfKey } from './store.ts'

const freshForMs = 2_000
/** Longer than a transaction can take: a change that failed isn't waited for any longer. */
const awaitedForMs = 60_000

/** `clock` returns milliseconds. */
export function sitesIn(db: Pick<Database, keyof Db | 'changes'>, clock: () => number = () => performance.now()): Sites {
  const cached = new Map<string, { site: Promise<Site>; until: number; reading: Reading }>()
  const awaited = new Map<string, { revision: number; until: number }>()

  const startReading = (): Reading => ({ asOf: db.changes.time, sources: new Set(['sites']), isTimed: false, isPersonal: false })

  function cache(siteId: string, site: Promise<Site>, reading: Reading): Promise<Site> {
    cached.set(siteId, { site, until: clock() + freshForMs, reading })
    site.catch(() => cached.delete(siteId))
    return site
  }

  /** While a change is in progress nothing older is cached, and callers don't share a read that started before it. */
  async function readDuringChange(siteId: string): Promise<Site> {
    const reading = startReading()
    const site = await read(db, siteId)
    if (site.revision < (awaited.get(siteId)?.revision ?? 0)) return site
    awaited.delete(siteId)
    return cache(siteId, Promise.resolve(site), reading)
  }

  return {
    find(siteId) {
      const entry = cached.get(siteId)
      if (entry && entry.until > clock() && !db.changes.haveChanged(siteId, entry.reading)) {
        noteReading(entry.reading)
        return entry.site
      }
      const change = awaited.get(siteId)
      if (change && change.until > clock()) return readDuringChange(siteId)
      awaited.delete(siteId)
      return cache(siteId, read(db, siteId), startReading())
    },
    findByKey: (kind, key) => siteOfKey(db, kind, key),
    clearCache: (siteId) => void cached.delete(siteId),
    expectRevision(siteId, revision) {
      cached.delete(siteId)
      awaited.set(siteId, { revision, until: clock() + awaitedForMs })
    },
  }
}

async function read(db: Db, siteId: string): Promise<Site> {
  const site = await findSite(db, siteId)
  return site ? { id: siteId, ...site } : refuse('UNAUTHENTICATED')
}
