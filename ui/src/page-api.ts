import { createContext, type RouterContext } from 'react-router'
import type { PageApi } from '@stoa/sdk/page-api'

const key = Symbol.for('stoa.api')
const shared = globalThis as { [key]?: RouterContext<PageApi> }

/** One instance for the server and each app's bundle, which would otherwise create its own. */
export const apiContext: RouterContext<PageApi> = (shared[key] ??= createContext<PageApi>())
