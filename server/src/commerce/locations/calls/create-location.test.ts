import { beforeEach, describe, expect, test } from 'vitest'
import { locationsMax } from '@stoa/contract/locations/location'
import type { Client } from '@stoa/sdk'
import { makeLocation, outcomesOf } from '../../../../../tests/support/location-calls.ts'
import { brokenRules, refusalOf } from '../../../../../tests/support/shop.ts'
import { makeTestSite, type TestSite } from '../../../../../tests/support/site.ts'
import { storedEvents } from '../../../../../tests/support/stored-events.ts'

let site: TestSite
let olga: Client
beforeEach(async () => {
  site = await makeTestSite({ rateLimits: 'off' })
  olga = site.as(site.owner())
})

const porto = { country: 'PT', city: 'Porto', postalCode: '4050-262', addressLine: 'Rua das Flores 12' }
const names = async () => (await olga.locations.listLocations({})).locations.map(({ name }) => name)
const create = (name: string) => olga.locations.createLocation({ location: { name } })
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Shelf ${index + 1}`)

describe('200', () => {
  test('creates a location that isn’t the default one, with its address', async () => {
    const { location } = await olga.locations.createLocation({ location: { name: 'Warehouse', address: porto } })
    expect(location).toMatchObject({ revision: '1', isDefault: false, name: 'Warehouse', address: porto })
    expect(location.updatedDate).toBe(location.createdDate)
    expect(await olga.locations.getLocation({ id: location.id })).toEqual({ location })
  })

  test('without an address', async () => {
    expect((await create('Warehouse')).location.address).toBeNull()
    expect((await olga.locations.createLocation({ location: { name: 'Annex', address: null } })).location.address).toBeNull()
  })

  test('without the spaces around the name', async () => {
    expect((await create('  North  Annex ')).location.name).toBe('North  Annex')
  })

  test('records an event', async () => {
    const { location } = await create('Warehouse')
    expect(await storedEvents(site, location.id)).toMatchObject([
      { entityFqdn: 'stoa.stores.v1.location', slug: 'created', sequence: 1, entity: location },
    ])
  })

  test('ignores the fields that the shop sets', async () => {
    const sent = { id: '00000000-0000-4000-8000-000000000010', revision: '7', isDefault: true, name: 'Warehouse' }
    const { location } = await olga.locations.createLocation({ location: sent })
    expect(location).toMatchObject({ revision: '1', isDefault: false })
    expect(location.id).not.toBe(sent.id)
  })
})

describe('400', () => {
  test.each(['', ' ', '\u00a0\u2003'])('a name without a character: %j', async (name) => {
    expect(brokenRules(await refusalOf(create(name)))).toEqual([expect.stringMatching(/^location\.name /)])
    expect(await names()).toEqual(['Main location'])
  })

  test('a name of more than 50 characters', async () => {
    expect(brokenRules(await refusalOf(create('x'.repeat(51))))).toEqual(['location.name MAX_LENGTH'])
    expect((await create('x'.repeat(50))).location.name).toHaveLength(50)
  })

  test('no name, or an invalid address', async () => {
    expect(brokenRules(await refusalOf(olga.locations.createLocation({ location: {} as never })))).toEqual(['location.name REQUIRED_FIELD'])
    const location = { name: 'Warehouse', address: { country: 'Portugal' } }
    expect(brokenRules(await refusalOf(olga.locations.createLocation({ location })))).toEqual([
      expect.stringMatching(/^location\.address\.country /),
    ])
  })
})

describe('409', () => {
  test.each(['warehouse', ' WAREHOUSE ', 'Ｗarehouse', 'North annex', 'north  ANNEX', 'north\u00a0annex', 'main LOCATION'])(
    'the name of another location, ignoring case, width and spaces: %j',
    async (name) => {
      await makeLocation(olga, 'Warehouse')
      await makeLocation(olga, 'North Annex')
      expect(await refusalOf(create(name))).toMatchObject({ status: 409, code: 'LOCATION_NAME_ALREADY_EXISTS' })
    },
  )

  test('at the same time: one of several with the same name', async () => {
    const outcomes = await outcomesOf(['Warehouse', 'warehouse', 'WAREHOUSE', ' Warehouse'].map(create))
    expect(outcomes).toEqual(['LOCATION_NAME_ALREADY_EXISTS', 'LOCATION_NAME_ALREADY_EXISTS', 'LOCATION_NAME_ALREADY_EXISTS', 'OK'])
    expect(await names()).toHaveLength(2)
  })

  test('at the same time: no more than the limit', async () => {
    for (const name of numbered(locationsMax - 3)) await create(name)
    const outcomes = await outcomesOf(['A', 'B', 'C', 'D', 'E'].map(create))
    expect(outcomes).toEqual(['LOCATION_LIMIT_REACHED', 'LOCATION_LIMIT_REACHED', 'LOCATION_LIMIT_REACHED', 'OK', 'OK'])
    expect(await names()).toHaveLength(locationsMax)
    const { locations } = await olga.locations.listLocations({})
    await olga.locations.deleteLocation({ id: locations.at(-1)!.id })
    await create('One more')
  })
})

describe('other sites', () => {
  test('have their own names', async () => {
    const other = await site.neighbour()
    await create('Warehouse')
    const { location } = await makeLocation(other.as(other.owner()), 'Warehouse')
    expect(await refusalOf(olga.locations.getLocation({ id: location.id }))).toMatchObject({ status: 404, code: 'LOCATION_NOT_FOUND' })
  })
})
