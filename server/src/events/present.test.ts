import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { readWith } from '@stoa/contract/events/read-with'
import { allCalls } from '@stoa/contract/routes'
import type { CallerIdentity } from '../kernel/identity.ts'
import { presentEvent } from './present.ts'

const kinds = await kindsOfContract()
const permissions = new Set(allCalls(contract).map(({ call }) => call.permission))
const siteId = randomUUID()

const shownTo = (entityFqdn: string, identity: CallerIdentity): unknown => {
  const time = new Date('2026-11-22T12:00:00Z')
  const event = {
    siteId,
    position: 1,
    id: randomUUID(),
    entityFqdn,
    slug: 'updated',
    entityId: 'a',
    entitySequence: 1,
    time,
    requestId: 'r',
  }
  return presentEvent({ ...event, actor: {}, entity: { secret: true } }, identity).entity
}
const keyWith = (...held: string[]): CallerIdentity => ({ kind: 'app', siteId, id: randomUUID(), permissions: ['EVENTS.READ', ...held] })

describe.each(kinds)('%s', (entityFqdn) => {
  test('is shown to an owner, and to a key with read permission for the entity; no other permission shows it', () => {
    const needed = readWith[entityFqdn]!
    expect(permissions).toContain(needed)
    expect(shownTo(entityFqdn, { kind: 'owner', siteId, id: randomUUID(), permissions: 'ALL' })).toEqual({ secret: true })
    expect(shownTo(entityFqdn, keyWith(needed))).toEqual({ secret: true })
    expect(shownTo(entityFqdn, keyWith(...[...permissions].filter((permission) => permission !== needed)))).toBeNull()
  })
})

test('an entity without a permission is shown to no key', () => expect(shownTo('stoa.v9.newcomer', keyWith(...permissions))).toBeNull())

/** Every kind of entity with events in the contract. */
async function kindsOfContract(): Promise<string[]> {
  const folder = new URL('../../../contract/src/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('/events.ts'))
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href) as Promise<Record<string, unknown>>))
  const tables = modules.flatMap((module) => Object.values(module)).filter((table) => typeof table === 'object' && table !== null)
  const events = tables.flatMap((table) => Object.values(table as Record<string, { entityFqdn?: string }>))
  return [...new Set(events.flatMap(({ entityFqdn }) => entityFqdn ?? []))]
}
