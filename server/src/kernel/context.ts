import type { Database, Db } from './db.ts'
import type { CallerIdentity } from './identity.ts'
import type { Outbound } from './outbound.ts'
import type { Queue } from './queue.ts'
import type { RateLimits } from './rate-limits.ts'
import type { Settings } from './settings.ts'
import type { Site, Sites } from './site.ts'
import type { Tokens } from './tokens.ts'

/** What the process has one of. */
export interface Services {
  settings: Settings
  database: Database
  tokens: Tokens
  sites: Sites
  rateLimits: RateLimits
  /** Requests to URLs that callers or settings name. */
  outbound: Outbound
  queue: Queue
  /** The process's clock; tests set it. */
  now: () => Date
  hooks: Hooks
}

/** All a handler may touch. */
export interface Context {
  identity: CallerIdentity
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

/** The site whose rows a statement reads or writes, and the connection it runs on. */
export type Scope = Pick<Context, 'db' | 'siteId'>

/** The caller a statement runs for, whose identity names the site, and the connection it runs on. */
export type CallerScope = Pick<Context, 'db' | 'identity'>

/** What a module needs of those above it, which it may not import. `areas.ts` hands them in. */
export interface Hooks {
  /** The email address of the staff user who calls; undefined for apps, which have none. */
  staffEmail(context: Pick<Context, 'db' | 'siteId' | 'identity'>): Promise<string | undefined>
  /** The file of a picture of the sample shop; undefined for an id that is not one. */
  samplePicture(id: string): Promise<Buffer | undefined>
  /** What a visitor had is the member's from here on. Called in the transaction that opens the member's session. */
  visitorBecameMember(context: Context, visitorId: string, memberId: string): Promise<void>
  /** Deletes what a member owned, or gives it to `contentAssigneeId`; answers the ids of what was deleted. Called in the transaction that deletes the member. */
  memberPurged(context: Context, memberId: string, contentAssigneeId: string | null): Promise<string[]>
}
