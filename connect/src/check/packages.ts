import { createRequire } from 'node:module'
import { join } from 'node:path'
import { requestsWithoutMeta } from './functions.ts'
import type { Target } from './uses.ts'

/** What a package has under a name. */
export type Member =
  /** A function that sends a request to the public gateway. */
  | { kind: 'request'; method: string; path: string }
  /** A function that registers a handler of events. An old package doesn’t say of which type. */
  | { kind: 'event'; type?: string }
  /** A function that sends nothing, or whose request the package doesn't describe. */
  | { kind: 'function' }
  /** Not a function: an enum or a namespace. */
  | { kind: 'value' }

/** What a package says of the request that a function sends. */
interface RequestDescription {
  httpMethod: string
  getUrl: (context: { host: string }) => string
}

type Exports = Readonly<Record<string, unknown>>

export interface Packages {
  /** What the package has there. Undefined if it isn't installed, or can't be loaded. */
  memberAt(target: Target): Member | undefined
}

/** Reads the packages that an app has installed, at their own versions: each describes its functions’ requests under `/meta`. */
export function packagesOf(folder: string): Packages {
  const load = loaderIn(folder)
  return {
    memberAt({ package: name, path }) {
      const exports = load(name)
      if (!exports) return undefined
      const value = at(exports, path)
      if (typeof value !== 'function') return { kind: 'value' }
      const described = at(load(`${name}/meta`) ?? {}, path)
      if (typeof described === 'function') return requestOf((described as () => RequestDescription)())
      const listed = requestsWithoutMeta[`${name} ${path.join('.')}`]
      if (listed) return { kind: 'request', ...listed }
      if (!/^on[A-Z]/.test(path.at(-1)!)) return { kind: 'function' }
      const { type } = value as { type?: string }
      return { kind: 'event', ...(type === undefined ? {} : { type }) }
    },
  }
}

const requestOf = ({ httpMethod, getUrl }: RequestDescription): Member => ({
  kind: 'request',
  method: httpMethod,
  path: getUrl({ host: 'www.wixapis.com' }),
})

function loaderIn(folder: string): (name: string) => Exports | undefined {
  const require = createRequire(join(folder, 'package.json'))
  const loaded = new Map<string, Exports | undefined>()
  return (name) => {
    if (!loaded.has(name))
      loaded.set(
        name,
        tryTo(() => withAuth(name, require(name) as Exports)),
      )
    return loaded.get(name)
  }
}

/** A client has the functions of its strategy as `auth`. */
function withAuth(name: string, exports: Exports): Exports {
  if (name !== '@wix/sdk') return exports
  const strategies = ['OAuthStrategy', 'ApiKeyStrategy', 'AppStrategy'].map((strategy) =>
    tryTo(() => (exports[strategy] as (options: object) => object)({})),
  )
  return { ...exports, auth: Object.assign({}, ...strategies) }
}

function tryTo<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

const at = (exports: Exports, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (value as Exports | undefined)?.[name], exports)
