import type { Db } from '../database/connect.ts'
import { refuse } from '../http/refuse.ts'
import type { ShopSettings } from './shop-settings.ts'
import { findSite, siteOfKey, type SiteKeyKind } from './store.ts'

export interface Site {
  id: string
  settings: ShopSettings
  /** Seals the cursors of the site's queries. */
  cursorKey: string
}

export interface Sites {
  /** A site and its settings, at most two seconds old. */
  find(siteId: string): Promise<Site>
  /** Which site a client id, an API key's hash or a host name belongs to. */
  ofKey(kind: SiteKeyKind, key: string): Promise<string | undefined>
  /** Forgets what is cached, after the owner changed a setting in this process. */
  forget(siteId: string): void
}

const freshForMs = 2_000

export function sitesIn(db: Db): Sites {
  const cached = new Map<string, { site: Promise<Site>; until: number }>()
  return {
    find(siteId) {
      const known = cached.get(siteId)
      if (known && known.until > performance.now()) return known.site
      const site = read(db, siteId)
      cached.set(siteId, { site, until: performance.now() + freshForMs })
      site.catch(() => cached.delete(siteId))
      return site
    },
    ofKey: (kind, key) => siteOfKey(db, kind, key),
    forget: (siteId) => void cached.delete(siteId),
  }
}

async function read(db: Db, siteId: string): Promise<Site> {
  const found = await findSite(db, siteId)
  return found ? { id: siteId, ...found } : refuse('UNAUTHENTICATED')
}
