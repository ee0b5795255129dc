import { publishingFields } from '@stoa/contract/data-items/publishing'
import type { Data } from './window.server.ts'

const kept: ReadonlySet<string> = new Set(publishingFields)

/** What an item that was removed is made of again: what the system gives is given anew, and a draft stays a draft. */
export const withoutSystemFields = (data: Data): Data =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !name.startsWith('_') || kept.has(name)))
