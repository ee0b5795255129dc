import { createContext, type RouterContext } from 'react-router'
import type { PageApi } from '@stoa/sdk/page-api'

const key = Symbol.for('stoa.api')
const shared = globalThis as { [key]?: RouterContext<PageApi> }

export const apiContext: RouterContext<PageApi> = (shared[key] ??= createContext<PageApi>())
