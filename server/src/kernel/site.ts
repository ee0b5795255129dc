import type { ShopSettings } from './shop-settings.ts'

export type SiteKeyKind = 'client' | 'api-key' | 'host'

export interface Site {
  id: string
  settings: ShopSettings
  /** Of the settings. */
  revision: number
  /** Seals the cursors of the site's queries. */
  cursorKey: string
  /** Where it is reached, as its own server was told when it last started; null where none has. */
  baseUrl: string | null
}

export interface Sites {
  /** A site and its settings, at most two seconds old. */
  find(siteId: string): Promise<Site>
  /** Which site a client id, an API key's hash or a host name belongs to. */
  findByKey(kind: SiteKeyKind, key: string): Promise<string | undefined>
  /** Forgets what is cached. */
  clearCache(siteId: string): void
  /** The settings are about to have this revision: this process keeps no older ones from here on, whether the change is committed yet or not. */
  expectRevision(siteId: string, revision: number): void
}
