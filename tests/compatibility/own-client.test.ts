import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createClient } from '@stoa/sdk'
import { dashboardCookie } from '../../server/src/http/cookie.ts'
import { startStoa, type RunningStoa } from '../support/server.ts'
import { generations } from './clients.ts'
import type { Step } from './journey.ts'
import { walk } from './walk.ts'

// A client created by the owner in the dashboard, as used by a program with the public packages (decision 0026).

let stoa: RunningStoa
let cookie: string
beforeAll(async () => {
  stoa = await startStoa()
  const { baseUrl, clientId, ownerEmail: email, ownerPassword: password } = stoa
  const { sessionToken } = await createClient({ baseUrl, clientId }).staff.signIn({ email, password })
  cookie = `${dashboardCookie}=${sessionToken}`
})
afterAll(() => stoa.stop())

const back = 'https://summer.example/callback'

/** Submits a dashboard form, and returns the target of the redirect. */
async function send(path: string, fields: Record<string, string>): Promise<string> {
  const headers = { cookie, origin: stoa.baseUrl }
  const form = { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(fields) } as const
  const answer = await fetch(`${stoa.baseUrl}/dashboard${path}`, form)
  expect(answer.status).toBe(302)
  return answer.headers.get('location')!
}

const revisionOf = async (id: string): Promise<string> =>
  /name="revision" value="(\d+)"/.exec(
    await (await fetch(`${stoa.baseUrl}/dashboard/apps/clients/${id}`, { headers: { cookie } })).text(),
  )![1]!

describe.each(generations)('%s packages', (generation) => {
  const outcomes = async (clientId: string): Promise<Record<string, unknown>> => {
    const { baseUrl, siteId, apiKey } = stoa
    const steps: Step[] = await walk('own-client', { generation, mode: 'www', baseUrl, siteId, clientId, apiKey })
    return Object.fromEntries(steps.map(({ name, value, error }) => [name, error ? 'refused' : value]))
  }

  test('a new client works at once; a removed address is refused; a deleted client gets no tokens', async () => {
    const made = await send('/apps/clients/new', { intent: 'save', name: `Summer ${generation}`, 'redirectUris.0': back })
    const clientId = /[0-9a-f-]{36}/.exec(made)![0]
    const signedIn = expect.objectContaining({ loginState: 'SUCCESS' })
    const works = {
      'a visitor’s tokens': 'visitor',
      'signed in': signedIn,
      'back at its address': 'member',
      'logged out': expect.any(String),
    }
    expect(await outcomes(clientId)).toEqual(works)

    await send(`/apps/clients/${clientId}`, { intent: 'save', name: 'Summer', revision: await revisionOf(clientId) })
    expect(await outcomes(clientId)).toEqual({ ...works, 'back at its address': 'refused', 'logged out': 'refused' })

    await send(`/apps/clients/${clientId}`, { intent: 'delete', typed: 'Summer' })
    expect(await outcomes(clientId)).toEqual({ 'a visitor’s tokens': 'refused' })
  })
})
