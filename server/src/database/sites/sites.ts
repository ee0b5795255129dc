import type { Database, Db } from '../../kernel/db.ts'
import { refuse } from '../../kernel/refuse.ts'
import type { Site, Sites } from '../../kernel/site.ts'
import { noteReading, startReading, type Reading } from '../../kernel/source-changes.ts'
import { findSite, siteOfKey } from './store.ts'

const freshForMs = 2_000

/** `clock` returns milliseconds. */
export function sitesIn(db: Pick<Database, keyof Db | 'changes'>, clock: () => number = () => performance.now()): Sites {
  const cached = new Map<string, { site: Promise<Site>; until: number; reading: Reading }>()
  return {
    find(siteId) {
      const entry = cached.get(siteId)
      if (entry && entry.until > clock() && !db.changes.haveChanged(siteId, entry.reading)) {
        noteReading(entry.reading)
        return entry.site
      }
      const reading = startReading(db.changes, ['sites'])
      const site = read(db, siteId)
      cached.set(siteId, { site, until: clock() + freshForMs, reading })
      site.catch(() => cached.delete(siteId))
      return site
    },
    findByKey: (kind, key) => siteOfKey(db, kind, key),
  }
}

async function read(db: Db, siteId: string): Promise<Site> {
  const site = await findSite(db, siteId)
  return site ? { id: siteId, ...site } : refuse('UNAUTHENTICATED')
}
