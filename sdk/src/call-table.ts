import type { Call, Method } from '@stoa/contract/call'
import { allCalls, mainPath, postTwin, type Areas, type CallId } from '@stoa/contract/routes'

/** How a call is sent: its method and path, whether it writes, and the path that accepts its request as a body if a query would be too long. */
export type CallRow = readonly [method: Method, path: string, writes: boolean, postPath?: string]

/** The part of the contract that a browser needs. */
export type CallTable = Readonly<Record<CallId, CallRow>>

/** The calls of the contract as a table, without their schemas. */
export const callTableOf = (areas: Areas): CallTable => Object.fromEntries(allCalls(areas).map(({ id, call }) => [id, rowOf(call)]))

function rowOf(call: Call): CallRow {
  const row = [call.method, mainPath(call), call.writes !== false] as const
  const postPath = postTwin(call)
  return postPath === undefined ? row : [...row, postPath]
}
