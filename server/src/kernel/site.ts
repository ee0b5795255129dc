import type { ShopSettings } from './shop-settings.ts'

export type SiteKeyKind = 'client' | 'api-key' | 'host'

export interface Site {
  id: string
  settings: ShopSettings
  /** Revision of the settings. */
  revision: number
  /** Encrypts the cursors of the site's queries. */
  cursorKey: string
  /** The public URL, as its server was started with last; null if there was none yet. */
  baseUrl: string | null
}

export interface Sites {
  /** A site and its settings, at most two seconds old. */
  find(siteId: string): Promise<Site>
  /** The site that a client id, the hash of an API key or a host name belongs to. */
  findByKey(kind: SiteKeyKind, key: string): Promise<string | undefined>
  /** Clears the cache. */
  clearCache(siteId: string): void
  /** The settings are about to have this revision: from now on this process caches no older ones, whether the change is committed yet or not. */
  expectRevision(siteId: string, revision: number): void
}
