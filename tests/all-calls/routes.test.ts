import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import type { Call } from '@stoa/contract/call'
import { allCalls, allRoutes } from '@stoa/contract/routes'
import { createServer } from '../../server/src/http/server.ts'
import { makeTestSite } from '../support/site.ts'
import { ghost } from './requests.ts'

const apiKey = 'a key of the owner’s, for tests'.replaceAll(/[^a-z]/g, '-')

interface Reached {
  id: string
  kind: string
  message: Record<string, unknown>
}

let server: FastifyInstance
let reached: Reached[] = []
beforeAll(async () => {
  const site = await makeTestSite({ apiKey })
  const call = async (id: string, identity: { kind: string }, message: unknown) => {
    reached.push({ id, kind: identity.kind, message: message as Reached['message'] })
    return { status: 200, body: {} }
  }
  server = createServer({ ...site.app, call })
})

/** Sends a request to a route and returns the call it reached. */
async function ask(method: string, url: string): Promise<Reached | undefined> {
  reached = []
  const withBody = method === 'GET' || method === 'DELETE' ? {} : { payload: {} }
  await server.inject({ method: method as 'GET', url, headers: { authorization: apiKey }, ...withBody })
  return reached[0]
}

const routes = Map.groupBy(allRoutes(contract), ({ id }) => id)
const namesIn = (path: string): string[] => Array.from(path.matchAll(/\{([^}]+)\}/g), ([, name]) => name!)
const valueAt = (message: unknown, name: string): unknown =>
  name.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], message)

const isForKeys = ({ allow, sessionOnly }: Call): boolean => !sessionOnly && (allow === 'anyone' || allow.includes('owner'))

describe.each(allCalls(contract).filter(({ call }) => !isForKeys(call)))('$id', ({ id, call }) => {
  test('is served on each of its routes, and refuses an owner’s key', async () => {
    for (const { method, path } of routes.get(id)!) {
      const url = path.replaceAll(/\{[^}]+\}/g, ghost)
      const answer = await server.inject({ method: method as 'GET', url, headers: { authorization: apiKey } })
      const code = call.sessionOnly ? 'SESSION_REQUIRED' : 'PERMISSION_DENIED'
      expect(answer.json(), `${method} ${path}`).toMatchObject({ details: { applicationError: { code } } })
    }
  })
})

describe.each(allCalls(contract).filter(({ call }) => isForKeys(call)))('$id', ({ id, call }) => {
  test('answers on each of its routes, under each prefix, with the ids of the path in its message', async () => {
    const answering = routes.get(id)!
    expect(answering.length).toBeGreaterThan(0)
    expect(answering.some(({ method, path }) => method === call.method && path.endsWith(call.path))).toBe(true)
    for (const { method, path } of answering) {
      const found = await ask(method, path.replaceAll(/\{[^}]+\}/g, ghost))
      expect({ route: `${method} ${path}`, id: found?.id, kind: found?.kind }).toEqual({ route: `${method} ${path}`, id, kind: 'owner' })
      for (const name of namesIn(path)) expect(valueAt(found!.message, name)).toBe(ghost)
    }
  })
})

const paths = new Set(allRoutes(contract).map(({ path }) => path.replaceAll(/\{[^}]+\}/g, ghost)))

/** Patterns of the paths of all routes of a method. */
const served = new Map(
  Array.from(
    Map.groupBy(allRoutes(contract), ({ method }) => method),
    ([method, routesOf]): [string, RegExp] => [
      method,
      new RegExp(`^(?:${routesOf.map(({ path }) => path.replaceAll('.', '[.]').replaceAll(/\{[^}]+\}/g, '[^/]+')).join('|')})$`),
    ],
  ),
)

/** Whether any call answers; an id can be any word, so `/v1/variants/query` can be that of a variant. */
const isServed = (method: string, url: string): boolean => served.get(method)?.test(url) ?? false

test('an unknown path, or one with another method, is a JSON 404', async () => {
  const wrong = [...paths].flatMap((path) =>
    ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].flatMap((method) => [[method, path] as const, [method, `${path}/no-such-thing`] as const]),
  )
  const unserved = wrong.filter(([verb, path]) => !isServed(verb, path))
  expect(unserved.length).toBeGreaterThan(paths.size)
  for (const [method, url] of unserved) {
    const answer = await server.inject({ method: method as 'GET', url, headers: { authorization: apiKey } })
    expect(answer.statusCode, `${method} ${url}`).toBe(404)
    expect(answer.json(), `${method} ${url}`).toMatchObject({ details: { applicationError: { code: 'ROUTE_NOT_FOUND' } } })
  }
})

test('browsers of any origin can use each route, without cookies', async () => {
  for (const url of paths) {
    const answer = await server.inject({
      method: 'OPTIONS',
      url,
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
    })
    expect(answer.statusCode, url).toBe(204)
    expect(answer.headers['access-control-allow-origin'], url).toBe('*')
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
    for (const header of ['authorization', 'idempotency-key', 'x-wix-consistent', 'wix-site-id'])
      expect(answer.headers['access-control-allow-headers']).toContain(header)
  }
})
