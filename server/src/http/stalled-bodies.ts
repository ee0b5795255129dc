import type { FastifyInstance } from 'fastify'

const idleMs = 30_000

/** Ends the connections of requests whose body stops arriving, for routes that read it as it comes. */
export function endStalledBodies(scope: FastifyInstance): void {
  scope.addHook('onRequest', (request, _reply, done) => {
    // Without a listener, Node closes the connection.
    request.raw.setTimeout(idleMs)
    // Storing what has arrived takes as long as it takes.
    request.raw.once('end', () => request.raw.setTimeout(0))
    done()
  })
}
