import { expect, test } from 'vitest'
import { webhookEventTypes } from '@stoa/contract/webhooks/event-types'
import { attemptProblems } from '@stoa/contract/webhooks/states'
import { dashboard } from '../texts/dashboard.ts'
import type { Texts } from '../texts/texts.ts'
import { entityOfType, eventAreas, eventTypeName, typeOfEvent } from './event-types.ts'

const texts = { dashboard } as Texts

test('every event type is in an area with a name, and has a name of its own', () => {
  const types = eventAreas.flatMap(({ events }) => events.map(({ type }) => type))
  expect(types).toEqual(webhookEventTypes)
  expect(eventAreas.filter(({ name }) => dashboard.webhookForm.areas[name] === undefined).map(({ name }) => name)).toEqual([])
  const names = types.map((type) => eventTypeName(texts, type))
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => /[._]/.test(name))).toEqual([])
})

test('every area needs a permission of the app', () => {
  expect(eventAreas.filter(({ permissions }) => permissions.includes('')).map(({ name }) => name)).toEqual([])
})

test('an event of the log is found by its type, and the other way round', () => {
  const type = 'wix.ecom.v1.order_approved'
  expect(typeOfEvent({ entityFqdn: 'wix.ecom.v1.order', slug: 'approved' })).toBe(type)
  expect(typeOfEvent({ entityFqdn: 'stoa.v1.api_key', slug: 'created' })).toBeUndefined()
  expect([entityOfType(type), entityOfType('unknown')]).toEqual(['wix.ecom.v1.order', ''])
  expect(eventTypeName(texts, 'unknown')).toBe('unknown')
})

test('every reason why an attempt fails has a sentence, and a short form', () => {
  for (const texts of [dashboard.delivery.problems, dashboard.delivery.reasons])
    expect(Object.keys(texts)).toEqual(Object.keys(attemptProblems))
})
