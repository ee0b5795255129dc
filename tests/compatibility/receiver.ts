import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { Package } from './clients.ts'
import type { Walk } from './journey.ts'

/** What a handler of the packages got. */
export interface Handled {
  handler: string
  envelope: Package
}

/** The server of an app that registers every handler of the packages and processes what is sent to it. */
export async function openReceiver({ connection, receiver }: Walk) {
  const { appId, publicKey, port } = receiver!
  const handled: Handled[] = []
  const refused: string[] = []
  const app = connection.receiver(appId, publicKey)
  for (const name of connection.eventHandlers.keys()) {
    const [module, handler] = name.split('.') as [string, string]
    app[module][handler]((envelope: Package) => void handled.push({ handler: name, envelope }))
  }
  const server = createServer(async (request, response) => {
    const token = await text(request)
    const status = await app.webhooks.process(token).then(
      () => 200,
      (error: Error) => (refused.push(error.message), 500),
    )
    response.writeHead(status).end()
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  // A journey that fails ends its process too.
  server.unref()
  return {
    app,
    refused,
    /** What was handled, once all of these handlers had something. */
    handledBy: async (names: readonly string[]): Promise<Handled[]> => {
      while (!names.every((name) => handled.some(({ handler }) => handler === name))) await pause(50)
      return handled
    },
    close: (): void => {
      server.closeAllConnections()
      server.close()
    },
  }
}
