import module from 'node:module'
import { platformModule } from './hosts.ts'
import { rewrite } from './rewrite.ts'

interface Compiling {
  prototype: { _compile: (source: string, path: string, ...more: unknown[]) => unknown }
}

/** What a `load` hook returns. */
interface Loaded {
  source?: string | ArrayBuffer | ArrayBufferView | null | undefined
}

let connectedTo: string | undefined

/** From now on, Node loads the public packages with the hosts of a Stoa, as ES modules and as CommonJS. */
export function installHooks(stoaUrl: string): void {
  if (connectedTo === stoaUrl) return
  connectedTo = stoaUrl
  if ('registerHooks' in module) {
    module.registerHooks({ load: (url, context, nextLoad) => connected(url, nextLoad(url, context), stoaUrl) })
    return
  }
  // Node 20: hooks of ES modules run in a thread of their own, and don't see what is required.
  const { register } = module as { register: (file: string, from: string, options: object) => void }
  register('@stoa/connect/load-hook', import.meta.url, { data: { stoaUrl } })
  const { prototype } = module as unknown as Compiling
  const compile = prototype._compile
  prototype._compile = function (source, path, ...more) {
    return compile.call(this, platformModule.test(path) ? (rewrite(source, stoaUrl) ?? source) : source, path, ...more)
  }
}

/** A loaded module, rewritten if it belongs to the public packages. */
export function connected<Result extends Loaded>(url: string, loaded: Result, stoaUrl: string): Result {
  if (!platformModule.test(url) || !loaded.source) return loaded
  const source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source)
  const rewritten = rewrite(source, stoaUrl)
  return rewritten === undefined ? loaded : { ...loaded, source: rewritten }
}
