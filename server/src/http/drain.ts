import type { Server as HttpServer } from 'node:http'
import { Server } from 'node:net'
import { sleep } from '../kernel/sleep.ts'

const graceMs = 500
const stepMs = 20

const draining = new WeakSet<HttpServer>()

/** Whether the server is about to stop, so that each response closes its connection. */
export const isDraining = (server: HttpServer): boolean => draining.has(server)

/** Lets the clients of open connections leave before a server stops. It accepts no new connections, and answers what comes in on the others with
 *  `Connection: close`: a request that is on its way when the server learns that it has to stop is not lost. */
export async function drain(server: HttpServer): Promise<void> {
  if (!server.listening) return
  draining.add(server)
  // The connections that have arrived by now are accepted first: closing would reset them.
  await new Promise(setImmediate)
  // Not HTTP's own close, which also closes the connections that are idle at this moment.
  Server.prototype.close.call(server)
  const over = AbortSignal.timeout(graceMs)
  while (!over.aborted && (await connectionCount(server)) > 0) await sleep(stepMs, over)
}

const connectionCount = (server: HttpServer): Promise<number> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)))
