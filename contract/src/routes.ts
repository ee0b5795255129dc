import type { Call, Method } from './call.ts'
import { families } from './families.ts'

/** `carts.addToCurrentCart`: the area and the name of a call in the contract. */
export type CallId = string

export type Areas = Readonly<Record<string, Readonly<Record<string, Call>>>>

export interface Route {
  method: Method
  path: string
  id: CallId
  call: Call
}

export interface NamedCall {
  id: CallId
  area: string
  name: string
  call: Call
}

/** Every call of the contract with its id. */
export function allCalls(areas: Areas): NamedCall[] {
  return Object.entries(areas).flatMap(([area, calls]) =>
    Object.entries(calls).map(([name, call]) => ({ id: `${area}.${name}`, area, name, call })),
  )
}

/** The path that the SDK uses: the specification's own, under the first prefix of the family. */
export const mainPath = (call: Call): string => `${families[call.family][0]}${call.path}`

/** The path that accepts the same request as a POST body, for a GET or DELETE whose query would be too long (wire §3). Undefined if there is none. */
export function postTwin({ method, family, also = [] }: Call): string | undefined {
  const twin = method === 'GET' || method === 'DELETE' ? also.find(([other]) => other === 'POST') : undefined
  return twin && `${families[family][0]}${twin[1]}`
}

/** Every (method, path) that the server serves, from families × calls. Throws if two calls share a route. */
export function allRoutes(areas: Areas): Route[] {
  const taken = new Map<string, Route>()
  for (const { id, call } of allCalls(areas)) {
    for (const [method, path] of [[call.method, call.path] as const, ...(call.also ?? [])]) {
      for (const prefix of families[call.family]) addRoute(taken, { method, path: `${prefix}${path}`, id, call })
    }
  }
  return [...taken.values()]
}

function addRoute(taken: Map<string, Route>, route: Route): void {
  const key = `${route.method} ${route.path.replace(/\{[^}]+\}/g, '{}')}`
  const other = taken.get(key)
  if (other && other.id !== route.id) throw new Error(`${route.id} and ${other.id} both claim ${key}`)
  taken.set(key, route)
}
