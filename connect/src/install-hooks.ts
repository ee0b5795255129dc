import module from 'node:module'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { platformModule } from './hosts.ts'
import { rewrite } from './rewrite.ts'

interface Compiling {
  prototype: { _compile: (source: string, path: string, ...more: unknown[]) => unknown }
}

/** What a `load` hook returns. */
interface LoadResult {
  source?: string | ArrayBuffer | ArrayBufferView | null | undefined
}

/** What the thread of the hooks is started with. */
export interface HookData {
  stoaUrl: string
  /** Brings the next addresses. */
  urls: MessagePort
}

/** Where the public packages that Node loads are connected to now. Undefined until the hooks are installed. */
let currentUrl: string | undefined
let publishUrl = (_: string): void => {}

/** From now on, Node loads the public packages with the hosts of a Stoa, as ES modules and as CommonJS. */
export function installHooks(stoaUrl: string): void {
  const isInstalled = currentUrl !== undefined
  currentUrl = stoaUrl
  if (isInstalled) publishUrl(stoaUrl)
  else if ('registerHooks' in module)
    module.registerHooks({ load: (url, context, nextLoad) => rewriteLoaded(url, nextLoad(url, context), currentUrl!) })
  else installInNode20(stoaUrl)
}

/** Hooks of ES modules run in a thread of their own, and don't see what is required. */
function installInNode20(stoaUrl: string): void {
  const { register } = module as { register: (file: string, from: string, options: object) => void }
  const { port1, port2: urls } = new MessageChannel()
  publishUrl = (url) => port1.postMessage(url)
  register('@stoa/connect/load-hook', import.meta.url, { data: { stoaUrl, urls } satisfies HookData, transferList: [urls] })
  const { prototype } = module as unknown as Compiling
  const compile = prototype._compile
  prototype._compile = function (source, path, ...more) {
    return compile.call(this, platformModule.test(path) ? (rewrite(source, currentUrl!) ?? source) : source, path, ...more)
  }
}

/** A loaded module, rewritten if it belongs to the public packages. */
export function rewriteLoaded<Result extends LoadResult>(url: string, loaded: Result, stoaUrl: string): Result {
  if (!platformModule.test(url) || !loaded.source) return loaded
  const source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source)
  const rewritten = rewrite(source, stoaUrl)
  return rewritten === undefined ? loaded : { ...loaded, source: rewritten }
}
