import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { defaultLocationId } from '@stoa/contract/locations/default-location'
import type { Client } from '@stoa/sdk'
import { makeLocation, outcomesOf } from '../../../../../tests/support/location-calls.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { storedEvents } from '../../../../../tests/support/stored-events.ts'

let shared: TestSite
let site: TestSite
let olga: Client
beforeAll(async () => {
  shared = await makeTestSite({ rateLimits: 'off' })
})
beforeEach(async () => {
  site = await shared.neighbour()
  olga = site.as(site.owner())
})

type Changes = Parameters<Client['locations']['updateLocation']>[0]['location']

const porto = { country: 'PT', city: 'Porto', addressLine: 'Rua das Flores 12' }
const update = (location: Changes) => olga.locations.updateLocation({ location })
const find = async (id: string) => (await olga.locations.getLocation({ id })).location

describe('200', () => {
  test('changes the fields that are sent', async () => {
    const { location } = await makeLocation(olga, 'Warehouse', porto)
    const renamed = (await update({ id: location.id, revision: '1', name: ' Annex ' })).location
    expect(renamed).toMatchObject({ revision: '2', name: 'Annex', address: porto, createdDate: location.createdDate })
    const moved = (await update({ id: location.id, revision: '2', address: { city: 'Braga' } })).location
    expect(moved).toMatchObject({ revision: '3', name: 'Annex', address: { city: 'Braga' } })
    expect(moved.address).not.toHaveProperty('country')
    expect((await update({ id: location.id, revision: '3', address: null })).location.address).toBeNull()
    expect(await find(location.id)).toMatchObject({ revision: '4', name: 'Annex', address: null })
  })

  test('renames the default location', async () => {
    const { location } = await update({ id: defaultLocationId, revision: '1', name: 'Shop in Porto', address: porto })
    expect(location).toMatchObject({ isDefault: true, revision: '2', name: 'Shop in Porto', address: porto })
    expect((await olga.locations.listLocations({})).locations[0]).toEqual(location)
  })

  test('writes its own name in another way', async () => {
    const { location } = await makeLocation(olga, 'Warehouse')
    expect((await update({ id: location.id, revision: '1', name: 'WAREHOUSE' })).location.name).toBe('WAREHOUSE')
  })

  test('changes nothing if all is as it was', async () => {
    const { location } = await makeLocation(olga, 'Warehouse', porto)
    expect(await update({ id: location.id, revision: '1', name: ' Warehouse', address: porto })).toEqual({ location })
    expect(await update({ id: location.id, revision: '1' })).toEqual({ location })
    expect(await storedEvents(site, location.id)).toHaveLength(1)
  })

  test('records an event', async () => {
    const { location: before } = await makeLocation(olga, 'Warehouse')
    const { location } = await update({ id: before.id, revision: '1', name: 'Annex' })
    expect((await storedEvents(site, before.id)).at(-1)).toMatchObject({ slug: 'updated', sequence: 2, entity: location })
  })
})

describe('400', () => {
  test('no revision, or a name without a character', async () => {
    const { location } = await makeLocation(olga, 'Warehouse')
    expect(brokenRules(await refusalOf(update({ id: location.id, name: 'Annex' } as never)))).toEqual(['location.revision REQUIRED_FIELD'])
    expect(brokenRules(await refusalOf(update({ id: location.id, revision: '1', name: ' ' })))).toEqual(['location.name REQUIRED_FIELD'])
    expect(await find(location.id)).toEqual(location)
  })
})

test('404: an unknown location, or one of another site', async () => {
  const other = await shared.neighbour()
  const { location } = await makeLocation(other.as(other.owner()), 'Warehouse')
  for (const id of [randomUUID(), location.id])
    expect(await refusalOf(update({ id, revision: '1', name: 'Annex' }))).toMatchObject({ status: 404, code: 'LOCATION_NOT_FOUND' })
})

describe('409', () => {
  test('another revision', async () => {
    const { location } = await makeLocation(olga, 'Warehouse')
    await update({ id: location.id, revision: '1', name: 'Annex' })
    expect(await refusalOf(update({ id: location.id, revision: '1', name: 'Store' }))).toMatchObject({
      status: 409,
      code: 'INVALID_REVISION',
    })
    expect((await find(location.id)).name).toBe('Annex')
  })

  test('at the same time: one of several with the same revision', async () => {
    const { location } = await makeLocation(olga, 'Warehouse')
    const outcomes = await outcomesOf(['A', 'B', 'C'].map((name) => update({ id: location.id, revision: '1', name })))
    expect(outcomes).toEqual(['INVALID_REVISION', 'INVALID_REVISION', 'OK'])
  })

  test('the name of another location', async () => {
    const { location } = await makeLocation(olga, 'Warehouse')
    const rename = update({ id: location.id, revision: '1', name: 'MAIN  location' })
    expect(await refusalOf(rename)).toMatchObject({ status: 409, code: 'LOCATION_NAME_ALREADY_EXISTS' })
  })

  test('at the same time: one of several that get the same name', async () => {
    const ids = await Promise.all(['A', 'B', 'C'].map(async (name) => (await makeLocation(olga, name)).location.id))
    const outcomes = await outcomesOf([
      ...ids.map((id) => update({ id, revision: '1', name: 'Warehouse' })),
      makeLocation(olga, 'warehouse'),
    ])
    expect(outcomes).toEqual(['LOCATION_NAME_ALREADY_EXISTS', 'LOCATION_NAME_ALREADY_EXISTS', 'LOCATION_NAME_ALREADY_EXISTS', 'OK'])
  })
})
