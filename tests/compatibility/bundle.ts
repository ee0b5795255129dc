import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { build, type Rollup } from 'vite'
import type { Generation } from './clients.ts'

const entry = fileURLToPath(new URL('./frame-page.js', import.meta.url))

/** The script of a page with one generation of the packages, unmodified. */
export async function bundled(generation: Generation): Promise<string> {
  const root = fileURLToPath(new URL(`./${generation}/`, import.meta.url))
  const made = (await build({
    configFile: false,
    logLevel: 'silent',
    root,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'page' } },
    plugins: [
      {
        name: 'packages-of-a-generation',
        enforce: 'pre',
        resolveId(source, importer) {
          return importer === entry && source.startsWith('@wix/') ? this.resolve(source, `${root}page.js`, { skipSelf: true }) : undefined
        },
      },
    ],
  })) as Rollup.RollupOutput[]
  return made[0]!.output[0].code
}

export interface Site {
  origin: string
  close(): Promise<void>
}

/** An independent site on another host than the server: every address returns the same page. */
export async function startSite(script: string): Promise<Site> {
  const server: Server = createServer(({ url }, response) => {
    if (url === '/page.js') return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Front</title><body><script src="/page.js"></script>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  }
}
