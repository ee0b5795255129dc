import type { Database, Db } from './db.ts'
import type { CallerIdentity } from './identity.ts'
import type { Outbound } from './outbound.ts'
import type { Queue } from './queue.ts'
import type { RateLimits } from './rate-limits.ts'
import type { Settings } from './settings.ts'
import type { Site, Sites } from './site.ts'
import type { Tokens } from './tokens.ts'

/** The singletons of the process. */
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

/** Everything that a handler can use. */
export interface Context {
  identity: CallerIdentity
  siteId: string
  site: Site
  now: Date
  requestId: string
  /** The caller's network address; undefined for callers in this process. */
  address?: string
  /** The User-Agent of the caller, if it sent one. */
  agent?: string
  /** Within a writing call: its transaction. */
  db: Db
  services: Services
}

/** The site whose rows a statement reads or writes, and the connection it runs on. */
export type Scope = Pick<Context, 'db' | 'siteId'>

/** The caller a statement runs for, whose identity names the site, and the connection it runs on. */
export type CallerScope = Pick<Context, 'db' | 'identity'>

/** Functions of higher modules that a module needs but can't import. `areas.ts` passes them in. */
export interface Hooks {
  /** The email address of the staff user who calls; undefined for apps, which have none. */
  staffEmail(context: Pick<Context, 'db' | 'siteId' | 'identity'>): Promise<string | undefined>
  /** The file of a sample shop picture; undefined for an id that no picture has. */
  samplePicture(id: string): Promise<Buffer | undefined>
  /** Transfers a visitor's cart and checkouts to the member. Called in the transaction that opens the member's session. */
  visitorBecameMember(context: Context, visitorId: string, memberId: string): Promise<void>
  /** Deletes what a member owned, or transfers it to `contentAssigneeId`. Returns the ids of what was deleted. Called in the transaction that deletes the
   *  member. */
  memberPurged(context: Context, memberId: string, contentAssigneeId: string | null): Promise<string[]>
}
