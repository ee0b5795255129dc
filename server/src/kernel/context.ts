import type { Settings } from './settings.ts'
import type { Database, Db } from '../database/connect.ts'
import type { SomeIdentity } from './identity.ts'
import type { Tokens } from '../access/oauth/tokens.ts'
import type { Outbound } from '../http/outbound/outbound.ts'
import type { RateLimits } from '../http/limits/rate-limits.ts'
import type { Site, Sites } from '../database/sites/sites.ts'

/** What the process has one of. */
export interface Services {
  settings: Settings
  database: Database
  tokens: Tokens
  sites: Sites
  rateLimits: RateLimits
  /** For every address that somebody else has named. */
  outbound: Outbound
  /** The process's clock; tests set it. */
  now: () => Date
}

/** All a handler may touch. */
export interface Context {
  identity: SomeIdentity
  siteId: string
  site: Site
  now: Date
  requestId: string
  /** The caller's network address; undefined for callers in this process. */
  address?: string
  /** What the caller's browser or program calls itself, where it says so. */
  agent?: string
  /** Inside a writing call: its one transaction. */
  db: Db
  services: Services
}
