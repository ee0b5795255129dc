import type { Db } from '../connect.ts'
import { refuse } from '../../kernel/refuse.ts'
import { findSite, siteOfKey, type SiteKeyKind, type SiteRow } from './store.ts'

export interface Site extends SiteRow {
  id: string
}

export interface Sites {
  /** A site and its settings, at most two seconds old. */
  find(siteId: string): Promise<Site>
  /** Which site a client id, an API key's hash or a host name belongs to. */
  ofKey(kind: SiteKeyKind, key: string): Promise<string | undefined>
  /** Forgets what is cached. */
  forget(siteId: string): void
  /** The settings are about to have this revision: this process keeps no older ones from here on, whether the change is committed yet or not. */
  expect(siteId: string, revision: number): void
}

const freshForMs = 2_000
/** Longer than a transaction may take: a change that came to nothing is waited for no longer. */
const awaitedForMs = 60_000

/** `clock` counts milliseconds. */
export function sitesIn(db: Db, clock: () => number = () => performance.now()): Sites {
  const cached = new Map<string, { site: Promise<Site>; until: number }>()
  const awaited = new Map<string, { revision: number; until: number }>()

  function keep(siteId: string, site: Promise<Site>): Promise<Site> {
    cached.set(siteId, { site, until: clock() + freshForMs })
    site.catch(() => cached.delete(siteId))
    return site
  }

  /** While a change is on its way nothing older is kept, and nobody shares what somebody else began to read before it. */
  async function readAwaited(siteId: string): Promise<Site> {
    const site = await read(db, siteId)
    if (site.revision < (awaited.get(siteId)?.revision ?? 0)) return site
    awaited.delete(siteId)
    return keep(siteId, Promise.resolve(site))
  }

  return {
    find(siteId) {
      const known = cached.get(siteId)
      if (known && known.until > clock()) return known.site
      const change = awaited.get(siteId)
      if (change && change.until > clock()) return readAwaited(siteId)
      awaited.delete(siteId)
      return keep(siteId, read(db, siteId))
    },
    ofKey: (kind, key) => siteOfKey(db, kind, key),
    forget: (siteId) => void cached.delete(siteId),
    expect(siteId, revision) {
      cached.delete(siteId)
      awaited.set(siteId, { revision, until: clock() + awaitedForMs })
    },
  }
}

async function read(db: Db, siteId: string): Promise<Site> {
  const found = await findSite(db, siteId)
  return found ? { id: siteId, ...found } : refuse('UNAUTHENTICATED')
}
