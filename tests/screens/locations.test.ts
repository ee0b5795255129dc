import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultLocationId } from '@stoa/contract/locations/default-location'
import type { Client } from '@stoa/sdk'
import { changeLocation, createLocation } from '../../dashboard/src/locations/save-location.server.ts'
import { dashboardCookie } from '../../server/src/http/cookie.ts'
import { createServer } from '../../server/src/http/server.ts'
import { mountPages } from '../../server/src/web/pages/mount.ts'
import { bowl, jug } from '../support/goods.ts'
import { makeLocation } from '../support/location-calls.ts'
import { makeTestShop, type TestShop } from '../support/shop.ts'
import { colleague } from '../support/staff.ts'

let shop: TestShop
let olga: Client
let server: ReturnType<typeof createServer>
beforeAll(async () => {
  shop = await makeTestShop({ rateLimits: 'off' })
  olga = shop.as(shop.owner())
  server = createServer(shop.app)
  await mountPages(server, shop.app)
})
afterAll(() => server.close())

const porto = { country: 'PT', city: 'Porto', postalCode: '4050-262', addressLine: 'Rua das Flores 12' }
const emptyAddress = { country: '', subdivision: '', city: '', postalCode: '', addressLine: '', addressLine2: '' }
let count = 0
const nextName = (): string => `Store ${++count}`

interface Typed {
  name: string
  address?: Partial<typeof emptyAddress>
}

function formOf({ name, address = {} }: Typed, base?: Typed): FormData {
  const form = new FormData()
  form.set('name', name)
  for (const [field, text] of Object.entries({ ...emptyAddress, ...address })) form.set(`address.${field}`, text)
  form.set('base', JSON.stringify(base && { name: base.name, address: { ...emptyAddress, ...base.address } }))
  form.set('intent', 'save')
  return form
}
const deletion = (intent = 'delete'): FormData => {
  const form = new FormData()
  form.set('intent', intent)
  return form
}
const find = async (id: string) => (await olga.locations.getLocation({ id })).location
const targetOf = (answer: unknown): string | null => (answer as Response).headers.get('location')

describe('the form of a new location', () => {
  test('creates one with its address, or without', async () => {
    const [name, other] = [nextName(), nextName()]
    const answer = await createLocation(olga, formOf({ name: ` ${name} `, address: { ...porto, subdivision: 'pt-13' } }))
    const id = /^\/settings\/locations\?added=([0-9a-f-]{36})$/.exec(targetOf(answer)!)![1]!
    expect(await find(id)).toMatchObject({ name, address: { ...porto, subdivision: 'PT-13' } })
    const plain = await createLocation(olga, formOf({ name: other }))
    expect((await find(targetOf(plain)!.slice(-36))).address).toBeNull()
  })

  test('comes back with the error of its field, and its input', async () => {
    const typed = { name: 'main LOCATION', address: porto }
    expect(await createLocation(olga, formOf(typed))).toMatchObject({
      init: { status: 422 },
      data: { draft: typed, problems: { fields: { name: { description: 'Another location has this name.' } } } },
    })
    expect(await createLocation(olga, formOf({ name: ' ' }))).toMatchObject({ data: { problems: { fields: { name: {} } } } })
    const unknown = { name: nextName(), address: { country: 'Portugal' } }
    expect(await createLocation(olga, formOf(unknown))).toMatchObject({ data: { problems: { fields: { 'address.country': {} } } } })
  })
})

describe('the form of a location', () => {
  test('changes its name and its address, and removes the address', async () => {
    const before = { name: nextName(), address: porto }
    const { id } = (await makeLocation(olga, before.name, before.address)).location
    const after = { name: nextName(), address: { city: 'Braga' } }
    expect(targetOf(await changeLocation(olga, id, formOf(after, before)))).toBe(`/settings/locations/${id}?saved`)
    expect(await find(id)).toMatchObject({ name: after.name, address: { city: 'Braga' }, revision: '2' })
    await changeLocation(olga, id, formOf({ name: after.name }, after))
    expect((await find(id)).address).toBeNull()
  })

  test('leaves the parts of an address that it doesn’t have as they are, unless it changes the address', async () => {
    const before = { name: nextName(), address: porto }
    const address = { ...porto, hint: 'Yellow door', geocode: { latitude: 41.1, longitude: -8.6 } }
    const { id } = (await makeLocation(olga, before.name, address)).location
    const renamed = { ...before, name: nextName() }
    await changeLocation(olga, id, formOf(renamed, before))
    expect(await find(id)).toMatchObject({ name: renamed.name, address })
    await changeLocation(olga, id, formOf({ ...renamed, address: { ...porto, addressLine: 'Rua do Sol 1' } }, renamed))
    expect((await find(id)).address).toEqual({ ...porto, addressLine: 'Rua do Sol 1', hint: 'Yellow door' })
  })

  test('keeps what another tab has saved in other fields', async () => {
    const before = { name: nextName(), address: porto }
    const { id, revision } = (await makeLocation(olga, before.name, before.address)).location
    await olga.locations.updateLocation({ location: { id, revision, address: { ...porto, city: 'Braga' } } })
    const name = nextName()
    expect(targetOf(await changeLocation(olga, id, formOf({ ...before, name }, before)))).toBe(`/settings/locations/${id}?saved`)
    expect(await find(id)).toMatchObject({ name, address: { ...porto, city: 'Braga' } })
  })

  test('comes back if another tab has saved the same field, and then replaces it', async () => {
    const before = { name: nextName(), address: porto }
    const { id, revision } = (await makeLocation(olga, before.name, before.address)).location
    const theirs = nextName()
    await olga.locations.updateLocation({ location: { id, revision, name: theirs } })
    const mine = { ...before, name: nextName() }
    const answer = await changeLocation(olga, id, formOf(mine, before))
    expect(answer).toMatchObject({
      init: { status: 409 },
      data: { draft: mine, base: { name: theirs, address: porto }, conflicts: [{ path: 'name', theirs }] },
    })
    expect((await find(id)).name).toBe(theirs)
    await changeLocation(olga, id, formOf(mine, { ...before, name: theirs }))
    expect((await find(id)).name).toBe(mine.name)
  })

  test('is a missing page if another tab has deleted it', async () => {
    const before = { name: nextName() }
    const { id } = (await makeLocation(olga, before.name)).location
    await olga.locations.deleteLocation({ id })
    await expect(changeLocation(olga, id, formOf({ name: nextName() }, before))).rejects.toMatchObject({ status: 404 })
  })
})

describe('deleting a location', () => {
  test('returns to the list, also if another tab has deleted it', async () => {
    const { id } = (await makeLocation(olga, nextName())).location
    for (const _ of [1, 2]) expect(targetOf(await changeLocation(olga, id, deletion()))).toBe('/settings/locations?deleted')
  })

  test('deletes its stock too, if that is confirmed', async () => {
    const { id } = (await makeLocation(olga, nextName())).location
    for (const productId of [jug, bowl])
      await olga.inventoryV3.createInventoryItem({ inventoryItem: { productId, variantId: productId, locationId: id, quantity: 2 } })
    expect(targetOf(await changeLocation(olga, id, deletion('delete-with-stock')))).toBe('/settings/locations?deleted')
    expect((await olga.inventoryV3.queryInventoryItems({ query: { filter: { locationId: id } } })).inventoryItems).toEqual([])
  })

  test('never deletes the stock of the default location', async () => {
    const itemsThere = async () => (await olga.inventoryV3.countInventoryItems({ filter: { locationId: defaultLocationId } })).count
    const before = await itemsThere()
    expect(before).toBeGreaterThan(0)
    const answer = await changeLocation(olga, defaultLocationId, deletion('delete-with-stock'))
    expect(answer).toMatchObject({ data: { problems: { code: 'DEFAULT_LOCATION' } } })
    expect(await itemsThere()).toBe(before)
  })

  test('says why it is refused', async () => {
    const { id } = (await makeLocation(olga, nextName())).location
    await olga.inventoryV3.createInventoryItem({ inventoryItem: { productId: jug, variantId: jug, locationId: id, quantity: 2 } })
    expect(await changeLocation(olga, id, deletion())).toMatchObject({
      data: { problems: { code: 'LOCATION_HAS_ITEMS', data: { items: 1 } } },
    })
    expect(await changeLocation(olga, defaultLocationId, deletion())).toMatchObject({ data: { problems: { code: 'DEFAULT_LOCATION' } } })
  })
})

describe('a colleague', () => {
  async function pageFor(roleIds: string[], path: string, form?: FormData) {
    const { sessionToken } = await colleague(shop, roleIds)
    const headers = { host: new URL(shop.settings.baseUrl).host, cookie: `${dashboardCookie}=${sessionToken}` }
    const { statusCode, body } = await server.inject({ url: `/dashboard/settings${path}`, headers })
    const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
    return { statusCode, main, body, form }
  }

  test('with the role of a reader sees locations, without forms', async () => {
    const name = nextName()
    const { id } = (await makeLocation(olga, name, porto)).location
    const list = await pageFor(['READER'], '/locations')
    expect(list.statusCode).toBe(200)
    expect(list.main).toContain(name)
    expect(list.main).toContain('Rua das Flores 12, 4050-262 Porto, Portugal')
    expect(list.main).not.toContain('Add location')
    const { main } = await pageFor(['READER'], `/locations/${id}`)
    expect(main).toContain('Rua das Flores 12')
    expect(main).not.toMatch(/<form|<input|Delete|Save/)
  })

  test('who manages the shop can change them; the default location has no button to delete it', async () => {
    const { id } = (await makeLocation(olga, nextName())).location
    expect((await pageFor(['SHOP_MANAGER'], '/locations')).main).toContain('Add location')
    expect((await pageFor(['SHOP_MANAGER'], `/locations/${id}`)).main).toContain('Delete location')
    const first = await pageFor(['SHOP_MANAGER'], `/locations/${defaultLocationId}`)
    expect(first.main).toContain('Save')
    expect(first.main).not.toContain('Delete location')
  })

  test('without the permission sees neither the pages nor links to them', async () => {
    const { role } = await olga.roles.createRole({ role: { name: 'Settings only', permissions: ['SHOP.READ_SETTINGS'] } })
    expect((await pageFor([role.id], '')).main).not.toContain('/settings/locations')
    expect((await pageFor([role.id], '/general')).main).not.toContain('/settings/locations')
    expect((await pageFor([role.id], '/locations')).main).toContain('You don’t have access to this page')
    expect((await pageFor(['READER'], '')).main).toContain('/settings/locations')
  })

  test.each([randomUUID(), 'nowhere'])('sees the page of what doesn’t exist for %s', async (id) => {
    expect((await pageFor(['READER'], `/locations/${id}`)).statusCode).toBe(404)
  })
})
