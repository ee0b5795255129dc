import { existsSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { createServer } from 'vite'
import { APPS } from './build.js'
import { packages, root, viteCache } from './root-paths.js'

/**
 * Serves the sources of both apps to the server of `npm run dev`, transformed by Vite: files for browsers, and modules for rendering pages. It is a process of
 * its own, so that nothing is transformed again when the server restarts. Sends its URL to the launcher.
 */

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit())
// The launcher has the other end of this channel.
process.once('disconnect', () => process.exit())

/** What scripts and styles of the apps come from. The rest of the checkout isn't served: it may contain the data folder. */
const FOLDERS = [...APPS, 'ui', 'html', 'sdk', 'contract'].map((name) => join(root, name))

/** The module that imports all routes. */
const serverBuild = '\0virtual:react-router/server-build'

const http = createHttpServer()
const port = await new Promise((resolve) => http.listen(0, '127.0.0.1', () => resolve(http.address().port)))
const host = `127.0.0.1:${port}`
const apps = new Map()
for (const name of APPS) if (existsSync(join(root, name, 'react-router.config.ts'))) apps.set(name, await serve(name))

http.on('request', (request, response) => {
  const [, name, path] = /^\/(\w+)(\/.*)$/.exec(request.url) ?? []
  const app = apps.get(name)
  // Only the server asks. A page of another site would use a name of its own.
  if (!app || request.headers.host !== host) return response.writeHead(404).end()
  if (request.method === 'POST') return invoke(app, request, response).catch(() => response.writeHead(400).end())
  if (path === '/changes') return response.end(JSON.stringify(app.changes()))
  request.url = path
  app.vite.middlewares(request, response, () => response.writeHead(404).end())
})
process.send(`http://${host}`)

/** @param {string} name */
async function serve(name) {
  const folder = join(root, name)
  // The plugin of React Router looks for an app in the current folder.
  process.chdir(folder)
  const files = []
  const vite = await createServer({
    root: folder,
    cacheDir: join(viteCache, name),
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    // Found before the first page, because packages found later reload it.
    optimizeDeps: { entries: ['src/**/*.tsx'] },
    server: { middlewareMode: true, ws: { server: http, clientPort: port }, fs: { allow: [...FOLDERS, packages] } },
    plugins: [
      {
        name: 'changes',
        // By then Vite has dropped what it had transformed of the file.
        hotUpdate({ file }) {
          if (this.environment.name === 'ssr') files.push(file)
        },
      },
    ],
  })
  return {
    vite,
    changes: () => ({ files, routes: vite.environments.ssr.moduleGraph.getModuleById(serverBuild)?.lastInvalidationTimestamp ?? 0 }),
  }
}

/** Answers a call of the module runner in the server. */
async function invoke({ vite }, request, response) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const answer = await vite.environments.ssr.hot.handleInvoke(JSON.parse(Buffer.concat(chunks).toString()))
  response.end(JSON.stringify(answer))
}
