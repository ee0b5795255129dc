import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import type { Settings } from '../../server/src/kernel/settings.ts'

// A server of uploads in a process of its own, to be killed: `node upload-server.ts '<settings>' <database> [rename]`.

const [settingsText = '', connectionString = '', diesAt] = process.argv.slice(2)
const settings = JSON.parse(settingsText) as Settings

if (diesAt === 'rename') {
  // As soon as bytes have become content, and before anything else knows of it.
  const { rename } = promises
  promises.rename = async (from, to) => {
    await rename(from, to)
    if (String(to).includes('originals')) process.kill(process.pid, 'SIGKILL')
  }
  syncBuiltinESMExports()
}

const { connect } = await import('../../server/src/database/connect.ts')
const { createServer } = await import('../../server/src/http/server.ts')
const { serveUploads } = await import('../../server/src/content/uploads/index.ts')
const { createServerApp, createServices } = await import('../../server/src/start.ts')

const app = createServerApp(createServices(settings, connect({ connectionString }, 2)))
const server = createServer(app)
await serveUploads(server, app)
await server.listen({ port: settings.port, host: '127.0.0.1' })
console.log('ready')
