import { createServer } from 'node:net'
import { bestPort, oursPort } from './settings.ts'

/** Another server on one of these ports would be measured in place of ours. */
export async function requireFreePorts(): Promise<void> {
  for (let port = oursPort; port <= bestPort; port++) {
    await new Promise<void>((resolve, reject) => {
      const server = createServer()
      server.once('error', () => reject(new Error(`Port ${port} is in use. Set BENCH_PORT to the first of four free ports.`)))
      server.listen(port, '127.0.0.1', () => server.close(() => resolve()))
    })
  }
}
