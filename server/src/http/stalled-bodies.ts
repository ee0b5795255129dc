import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

const idleMs = 30_000
/** How often is looked within that time: what arrives in the last of these spans still counts. */
const looks = 10

/** Ends the connections of requests whose body stops arriving, for routes that read it as it comes. A body that waits for the server, whose disk or bucket is
 *  slow, isn't ended. */
export function endStalledBodies(scope: FastifyInstance, idleMsMax = idleMs): void {
  scope.addHook('onRequest', (request, _reply, done) => {
    watch(request.raw, idleMsMax)
    done()
  })
}

function watch(body: IncomingMessage, idleMsMax: number): void {
  let { bytesRead } = body.socket
  let idleLooks = 0
  const look = (): void => {
    const isIdle = waitsForSender(body) && body.socket.bytesRead === bytesRead
    bytesRead = body.socket.bytesRead
    idleLooks = isIdle ? idleLooks + 1 : 0
    if (idleLooks === looks) body.destroy()
  }
  const timer = setInterval(look, idleMsMax / looks).unref()
  body.once('close', () => clearInterval(timer))
}

/** Whether all that arrived was read, and more of it is missing. */
const waitsForSender = ({ complete, readableLength }: IncomingMessage): boolean => !complete && readableLength === 0
