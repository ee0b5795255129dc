import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { call } from '@stoa/contract/call'
import { allFields } from '@stoa/contract/fields'
import { maybe, readOnly, Shape, Text } from '@stoa/contract/scalars'
import { effectNotes, unknownNames, withoutEffect } from '@stoa/contract/without-effect'
import type { FieldUse } from '../support/recorded-fields.ts'
import { linesAboutFields } from './check-fields.ts'

const Address = Shape({ city: maybe(Text(50)), hint: maybe(Text(50)) })
const facts = {
  method: 'POST',
  family: 'stoa',
  summary: '',
  source: '',
  allow: 'anyone',
  permission: '',
  writes: true,
  problems: {},
} as const
const sample = {
  visits: {
    addVisit: call({
      ...facts,
      path: '/v1/visits',
      request: Shape({ id: readOnly(Text(9)), guests: maybe(Type.Array(Shape({ name: Text(50) }))), address: maybe(Address) }),
      response: Shape({ visit: Shape({ name: maybe(Text(50)) }) }),
    }),
    moveVisit: call({ ...facts, path: '/v1/visits/move', request: Shape({ to: Type.Union([Address, Type.Null()]) }), response: Shape({}) }),
  },
}
const fields = allFields(sample)
const ids = ({ direction, name }: (typeof fields)[number]) => `${direction} ${name}`

/** What a run did with all fields, but for these. */
const uses = (changes: Record<string, FieldUse | undefined> = {}): Map<string, Set<FieldUse>> => {
  const all = fields.map((field) => [ids(field), field.direction === 'request' ? 'read' : 'filled'] as const)
  const changed = new Map<string, FieldUse | undefined>([...all, ...Object.entries(changes)])
  return new Map([...changed].flatMap(([name, use]) => (use ? [[name, new Set([use])] as const] : [])))
}

test('a shape that calls share is named once, by the first of them; read-only fields are no fields of a request', () => {
  expect(fields.map(ids)).toEqual([
    'request visits.addVisit.guests',
    'request visits.addVisit.address',
    'request visits.addVisit.guests[].name',
    'request visits.addVisit.address.city',
    'request visits.addVisit.address.hint',
    'request visits.moveVisit.to',
    'response visits.addVisit.visit',
    'response visits.addVisit.visit.name',
  ])
})

test.for<[title: string, changes: Record<string, FieldUse | undefined>, lines: string[]]>([
  ['fields that are read and filled have an effect', {}, []],
  [
    'a request field that is only copied has one if a response of the area contains its name',
    { 'request visits.addVisit.guests[].name': 'copied' },
    [],
  ],
  [
    'also if the shape of that response is named by another area',
    {
      'request visits.addVisit.guests[].name': 'copied',
      'response visits.addVisit.visit.name': undefined,
      'response visits.name': 'shown',
    },
    ['response visits.addVisit.visit.name: no test sees an effect of it'],
  ],
  [
    'a copy that no response shows has none',
    { 'request visits.addVisit.guests[].name': 'copied', 'response visits.addVisit.visit.name': undefined },
    [
      'request visits.addVisit.guests[].name: no test sees an effect of it',
      'response visits.addVisit.visit.name: no test sees an effect of it',
    ],
  ],
  ['an unused field has none', { 'request visits.moveVisit.to': undefined }, ['request visits.moveVisit.to: no test sees an effect of it']],
])('%s', ([, changes, lines]) => {
  expect(linesAboutFields(uses(changes), { fields, listed: [] })).toEqual(lines)
})

const listing = (...request: string[]) => ({ fields, listed: withoutEffect(sample, [{ why: 'not built yet', request }]) })

test('a listed field may be without effect, with all fields within it, under the name of any call', () => {
  const unused = {
    'request visits.addVisit.address': undefined,
    'request visits.addVisit.address.city': undefined,
    'request visits.addVisit.address.hint': undefined,
  }
  expect(linesAboutFields(uses(unused), listing('visits.addVisit.address'))).toEqual([])
  expect(linesAboutFields(uses({ 'request visits.addVisit.address.hint': undefined }), listing('visits.moveVisit.to.hint'))).toEqual([])
  expect(linesAboutFields(uses({ 'request visits.moveVisit.to': undefined }), listing('visits.*.to'))).toEqual([])
})

test('a listed field that has an effect is a line', () => {
  expect(linesAboutFields(uses(), listing('visits.moveVisit.to'))).toEqual([
    'request visits.moveVisit.to: listed as without effect, but it has one',
  ])
})

test('the reference says why a field has no effect', () => {
  const notes = effectNotes(sample, [{ why: 'not built yet', request: ['visits.moveVisit.to.hint'], response: ['visits.addVisit.visit'] }])
  expect(notes.get(Address.properties)).toEqual({ hint: 'accepted and ignored: not built yet' })
  expect(notes.get(sample.visits.addVisit.response.properties)).toEqual({ visit: 'not filled: not built yet' })
})

test('the reference says of other fields that they are refused', () => {
  const notes = effectNotes(sample, [
    { why: 'not built yet', refused: true, request: ['visits.moveVisit.to.hint'], response: ['visits.addVisit.visit'] },
  ])
  expect(notes.get(Address.properties)).toEqual({ hint: 'refused: not built yet' })
  expect(notes.get(sample.visits.addVisit.response.properties)).toEqual({ visit: 'not filled: not built yet' })
})

test('every listed name is a field of the contract', () => {
  expect(unknownNames(contract)).toEqual([])
})
