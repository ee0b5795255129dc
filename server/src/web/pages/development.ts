import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { EvaluatedModules } from 'vite/module-runner'
import { isLoopback } from '../../kernel/loopback.ts'
import type { Settings } from '../../kernel/settings.ts'

/** An app whose sources Vite transforms in another process (bin/sources-process.js), for `npm run dev`. */
export interface DevelopmentApp {
  /** Of the app in that process. */
  url: string
  /** Path below which the app is served. */
  base: string
}

/** The modules that React Router makes of an app's routes. */
const virtual = '\0virtual:react-router/'
const serverBuild = 'virtual:react-router/server-build'

/** Folders of sources and of Vite's own files in the URLs of an app's scripts. */
const FOLDERS = ['@id', '@fs', '@vite', '@react-router', 'node_modules', 'src'] as const

interface Changes {
  /** Every file that has changed since Vite started, in order. */
  files: string[]
  /** When the routes were last outdated, by a file or by their own configuration. */
  routes: number
}

/** Loads the modules of an app, and after changes those again that they affect. */
export async function developmentBuild({ url }: DevelopmentApp): Promise<() => Promise<ServerBuild>> {
  const { ModuleRunner } = await import('vite/module-runner')
  const invoke = async (payload: unknown) => (await fetch(`${url}/modules`, { method: 'POST', body: JSON.stringify(payload) })).json()
  const runner = new ModuleRunner({ transport: { invoke }, hmr: false })
  let loaded: Changes = { files: [], routes: 0 }
  // Each app has one style sheet, linked in its pages.
  let prepared: { of: ServerBuild; build: ServerBuild } | undefined
  const load = async (): Promise<ServerBuild> => {
    const changes = (await (await fetch(`${url}/changes`)).json()) as Changes
    if (changes.routes !== loaded.routes) invalidate(runner.evaluatedModules, changes.files.slice(loaded.files.length))
    loaded = changes
    const build = (await runner.import(serverBuild)) as ServerBuild
    if (prepared?.of !== build) prepared = { of: build, build: { ...build, unstable_getCriticalCss: undefined } }
    return prepared.build
  }
  let latest = load()
  // The first page needn't wait for all of it. A fault in a source is reported by the page that needs it.
  latest.catch(() => {})
  // One after the other: modules that are being loaded can't be invalidated.
  return () => (latest = latest.then(load, load))
}

/** Invalidates the routes, the modules in files, and all that import them. */
function invalidate(modules: EvaluatedModules, files: readonly string[]): void {
  const routes = [...modules.idToModuleMap.values()].filter(({ id }) => id.startsWith(virtual))
  const outdated = new Set([...routes, ...files.flatMap((file) => [...(modules.getModulesByFile(file) ?? [])])])
  for (const one of outdated) {
    for (const importer of one.importers) {
      const module = modules.getModuleById(importer)
      if (module) outdated.add(module)
    }
    modules.invalidateModule(one)
  }
}

/** Passes on requests for an app's files: nothing outside its folders, and only under a name of this machine or of the shop. */
export function serveDevelopmentFiles(
  server: FastifyInstance,
  { baseUrl }: Pick<Settings, 'baseUrl'>,
  { url, base }: DevelopmentApp,
): void {
  const prefix = base === '/' ? '' : base
  const isOwnHost = (host: string): boolean => host === new URL(baseUrl).host || isLoopback(URL.parse(`http://${host}`)?.hostname ?? '')
  for (const folder of FOLDERS) {
    const path = `${new URL(url).pathname}${prefix}/${folder}/`
    server.get(`${prefix}/${folder}/*`, async (request, reply) => {
      const { host = '', accept = '*/*', 'if-none-match': etag } = request.headers
      const target = new URL(`${url}${request.url}`)
      if (!target.pathname.startsWith(path) || !isOwnHost(host)) return reply.callNotFound()
      const answer = await fetch(target, { headers: { accept, ...(etag && { 'if-none-match': etag }) } })
      for (const name of ['content-type', 'cache-control', 'etag']) {
        const value = answer.headers.get(name)
        if (value !== null) reply.header(name, value)
      }
      return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()))
    })
  }
}
