import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { defaultLocationId } from '@stoa/contract/locations/default-location'
import { makeLocation } from '../../../../../tests/support/location-calls.ts'
import { refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await makeTestSite()
  const olga = site.as(site.owner())
  for (const name of ['workshop', 'Annex', 'Warehouse']) await makeLocation(olga, name)
})

const list = async (permissions: string[]) => {
  const { locations } = await site.as({ ...site.owner(), kind: 'app', permissions }).locations.listLocations({})
  return locations
}

describe('200', () => {
  test('the default location first, the others by name', async () => {
    const locations = await list(['LOCATIONS.READ'])
    expect(locations.map(({ name }) => name)).toEqual(['Main location', 'Annex', 'Warehouse', 'workshop'])
    expect(locations.map(({ isDefault }) => isDefault)).toEqual([true, false, false, false])
  })

  test('every shop has the default location', async () => {
    const other = await site.neighbour()
    const { location } = await other.as(other.owner()).locations.getLocation({ id: defaultLocationId })
    expect(location).toMatchObject({ id: defaultLocationId, isDefault: true, revision: '1', name: 'Main location', address: null })
  })
})

test('403: without the permission, also for managing what may be read', async () => {
  expect(await refusalOf(list(['LOCATIONS.MANAGE']))).toMatchObject({ status: 403 })
  const reader = site.as({ ...site.owner(), kind: 'app', permissions: ['LOCATIONS.READ'] })
  expect(await refusalOf(reader.locations.createLocation({ location: { name: 'Attic' } }))).toMatchObject({ status: 403 })
  expect(await refusalOf(reader.locations.deleteLocation({ id: defaultLocationId }))).toMatchObject({ status: 403 })
})

test('404: an unknown location', async () => {
  const getting = site.as(site.owner()).locations.getLocation({ id: randomUUID() })
  expect(await refusalOf(getting)).toMatchObject({ status: 404, code: 'LOCATION_NOT_FOUND' })
})
