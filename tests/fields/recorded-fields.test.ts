import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { contract } from '@stoa/contract'
import { fieldWatcher, readFieldUses } from '../support/recorded-fields.ts'

const call = contract.shop.updateSettings

/** The uses that a handler makes of a request and a response. */
function usesOf(request: object, handler: (request: { settings: Record<string, unknown> }) => unknown, response: object = {}) {
  const folder = mkdtempSync(join(inject('scratch'), 'fields-'))
  const { onRequest, onResponse } = fieldWatcher(folder)
  handler(onRequest(call, request) as { settings: Record<string, unknown> })
  onResponse(call, response)
  return [...readFieldUses(folder)].map(([name, how]) => `${[...how].join()} ${name}`)
}

const settings = { name: 'Barro', tagline: 'Clay' }
const ofRequest = 'request shop.updateSettings'

test('a field is read by its name, also if it was not sent', () => {
  expect(usesOf({ settings }, ({ settings: { name, about } }) => [name, about])).toEqual([
    `read ${ofRequest}.settings`,
    `read ${ofRequest}.settings.name`,
    `read ${ofRequest}.settings.about`,
  ])
  expect(usesOf({ settings }, (request) => 'name' in request.settings)).toContain(`read ${ofRequest}.settings.name`)
})

test.for<[how: string, copy: (given: object) => unknown]>([
  ['a spread', (given) => ({ ...given })],
  ['the rest of a destructuring', ({ name: _, ...rest }: { name?: string }) => rest],
  ['JSON', (given) => JSON.stringify(given)],
  ['entries', (given) => Object.entries(given)],
  ['Object.assign', (given) => Object.assign({}, given)],
])('%s only copies', ([, copy]) => {
  expect(usesOf({ settings }, (request) => copy(request.settings))).toContain(`copied ${ofRequest}.settings.tagline`)
})

test('after a copy a field can still be read by its name', () => {
  const uses = usesOf({ settings }, ({ settings: given }) => [{ ...given }, given.name])
  expect(uses).toContain(`copied,read ${ofRequest}.settings.name`)
})

test('a field of a response is filled with anything but null, undefined and an empty list', () => {
  const filled = usesOf({ settings }, () => undefined, {
    settings: { name: '', tagline: null, about: undefined, taxRegions: [], taxIncludedInPrices: false },
  })
  expect(filled).toEqual([
    'filled response shop.updateSettings.settings',
    'filled response shop.getSettings.settings.name',
    'filled response shop.getSettings.settings.taxIncludedInPrices',
  ])
})

test('a field of a shape that is named by another area is shown by the area of the call as well', () => {
  const folder = mkdtempSync(join(inject('scratch'), 'fields-'))
  const order = { lineItems: [{ catalogReference: { catalogItemId: '1' } }] }
  fieldWatcher(folder).onResponse(contract.orders.getOrder, { order })
  const uses = [...readFieldUses(folder)].map(([name, how]) => `${[...how].join()} ${name}`)
  expect(uses).toContain('shown response orders.catalogItemId')
  expect(uses).not.toContain('shown response orders.order')
})
