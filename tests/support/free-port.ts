import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port that is still free when a server starts on it later: systems don't give outgoing connections, or servers without a port of their own, one of this
 *  range. */
export async function freePort(): Promise<number> {
  const port = randomInt(11_000, 32_000)
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return freePort()
  }
  server.close()
  await once(server, 'close')
  return port
}
