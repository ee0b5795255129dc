import type { Call, Method } from '@stoa/contract/call'
import { allCalls, mainPath, postTwin, type Areas, type CallId } from '@stoa/contract/routes'

/** How a call travels: its method and path, whether it writes, and the path that takes its message as a body where a query would be too long. */
export type CallRow = readonly [method: Method, path: string, writes: boolean, postPath?: string]

/** All that a browser carries of the contract. */
export type CallTable = Readonly<Record<CallId, CallRow>>

/** The calls of the contract as a table, without their schemas. */
export const callTableOf = (areas: Areas): CallTable => Object.fromEntries(allCalls(areas).map(({ id, call }) => [id, rowOf(call)]))

function rowOf(call: Call): CallRow {
  const row = [call.method, mainPath(call), call.writes !== false] as const
  const postPath = postTwin(call)
  return postPath === undefined ? row : [...row, postPath]
}
