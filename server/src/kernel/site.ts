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
  /** A site and its settings: as this process changed them last, and at most two seconds behind other processes. */
  find(siteId: string): Promise<Site>
  /** The site that a client id, the hash of an API key or a host name belongs to. */
  findByKey(kind: SiteKeyKind, key: string): Promise<string | undefined>
}
