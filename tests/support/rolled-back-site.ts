import { inject } from 'vitest'
import { dropCachedSessions } from '../../server/src/access/member-sessions/sessions.ts'
import { keysIn } from '../../server/src/access/oauth/keys.ts'
import { tokensWith } from '../../server/src/access/oauth/tokens.ts'
import { sitesIn } from '../../server/src/database/sites/sites.ts'
import { createServerApp } from '../../server/src/start.ts'
import { fieldWatcher } from './recorded-fields.ts'
import { recorded } from './recorded-statements.ts'
import { rolledBackDatabase, type RolledBackDatabase } from './rolled-back.ts'
import { clientAs, type TestSite } from './site.ts'

/** A test site whose calls run in a transaction that is never committed: jobs of other servers on the same database don't see it. */
export interface RolledBackSite extends TestSite {
  /** Runs `work`, then rolls back everything its calls wrote. Earlier writes stay. */
  rollBack<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** The same site on a separate connection. */
export async function rolledBackSite(site: TestSite): Promise<RolledBackSite> {
  const database = recorded(await rolledBackDatabase(site.database), inject('scratch'))
  const services = { ...site.app.services, database, ...emptyCaches(database, site.app.services.now) }
  const app = createServerApp(services, { checkResponses: true, watcher: fieldWatcher(inject('scratch')) })
  return {
    ...site,
    app,
    database,
    as: (identity) => clientAs(app, identity),
    rollBack(work) {
      dropCachedSessions()
      Object.assign(services, emptyCaches(database, services.now))
      return database.rollBack(work)
    },
    close: () => database.close(),
  }
}

/** Services that cache what they read. What they cached from rolled-back writes is wrong. */
function emptyCaches(database: RolledBackDatabase, now: () => Date) {
  return { sites: sitesIn(database), tokens: tokensWith(keysIn(database, now), now) }
}
