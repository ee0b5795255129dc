import type { FastifyInstance } from 'fastify'
import { isResponding } from '../database/health.ts'
import type { Database } from '../kernel/db.ts'
import { isDiskFull } from '../kernel/disk.ts'
import { isDraining } from './drain.ts'

/** `GET /health` returns 200 while requests can be served, which requires the database: to decide where requests go. `GET /health/live` returns 200 while the
 *  process responds: to decide whether to restart it. */
export function serveHealth(server: FastifyInstance, database: Database): void {
  server.route({
    method: ['GET', 'HEAD'],
    url: '/health/live',
    handler: (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'up' }),
  })
  server.route({
    method: ['GET', 'HEAD'],
    url: '/health',
    handler: async (_, reply) => {
      const status = isDraining(server.server) ? 'stopping' : await statusOf(database)
      return reply
        .code(status === 'up' ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status })
    },
  })
}

/** A full disk is named first: it is the cause of a database that is down, and has to be known while the database still answers. */
async function statusOf(database: Database): Promise<'up' | 'down' | 'disk full'> {
  const responds = await isResponding(database)
  return isDiskFull() ? 'disk full' : responds ? 'up' : 'down'
}
