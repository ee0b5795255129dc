import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import { connect } from '../../server/src/database/connect.ts'
import { sitesIn } from '../../server/src/database/sites/index.ts'
import { createServer } from '../../server/src/http/server.ts'
import type { App } from '../../server/src/kernel/app.ts'
import type { Services } from '../../server/src/kernel/context.ts'
import type { Database } from '../../server/src/kernel/db.ts'
import { createServerApp, createServices } from '../../server/src/start.ts'
import type { TestSite } from './site.ts'
import { withoutLooks } from './without-looks.ts'

/** A process of a site, with nothing in memory. Only what the site sends to its database is counted there. */
export interface SiteProcess {
  app: App
  database: Database
  /** Without routes of its own. */
  server: FastifyInstance
  close(): Promise<void>
}

export function startProcess({ settings }: Pick<TestSite, 'settings'>, changes: Partial<Services> = {}): SiteProcess {
  const database = withoutLooks(connect({ connectionString: inject('database') }, 4))
  const app = createServerApp({ ...createServices(settings, database), sites: sitesIn(database, () => 0), ...changes })
  const server = createServer(app)
  const close = async () => {
    await server.close()
    await database.close()
  }
  return { app, database, server, close }
}
