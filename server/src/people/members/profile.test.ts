import { expect, test } from 'vitest'
import type { Member, MemberDoc } from './member.ts'
import { docOf, withChanges, without } from './profile.ts'

const mia = (doc: MemberDoc, nickname: string | null = 'Mia') => ({ nickname, doc }) as Member

test.each<[string, MemberDoc, Parameters<typeof withChanges>[1], MemberDoc]>([
  ['left out: it stays', { contact: { company: 'Clay' } }, { contact: {} }, { contact: { company: 'Clay' } }],
  [
    'null: it is cleared',
    { contact: { company: 'Clay', jobTitle: 'Potter' } },
    { contact: { company: null } },
    { contact: { jobTitle: 'Potter' } },
  ],
  ['the last one cleared: nothing is left', { contact: { company: 'Clay' } }, { contact: { company: null } }, {}],
  ['a list: replaced', { contact: { phones: ['1', '2'] } }, { contact: { phones: ['3'] } }, { contact: { phones: ['3'] } }],
  ['an empty list: kept as one', { contact: { phones: ['1'] } }, { contact: { phones: [] } }, { contact: { phones: [] } }],
  [
    'profile beside contact',
    { contact: { company: 'Clay' } },
    { profile: { title: 'Potter' } },
    { contact: { company: 'Clay' }, profile: { title: 'Potter' } },
  ],
  ['a slug: not by this way', {}, { profile: { slug: 'x' } }, {}],
])('%s', (_, before, changes, after) => expect(withChanges(mia(before), changes).doc).toEqual(after))

test.each<[string | null | undefined, string | null]>([
  [undefined, 'Mia'],
  [null, null],
  ['', null],
  ['  ', null],
  [' Mimi ', 'Mimi'],
])('the nickname %j becomes %j', (nickname, expected) => {
  expect(withChanges(mia({}), { profile: nickname === undefined ? {} : { nickname } }).nickname).toBe(expected)
})

test('an unchanged profile returns the same object', () => {
  const member = mia({ contact: { company: 'Clay', addresses: [{ id: 'a0000000-0000-4000-8000-000000000001', city: 'Porto' }] } })
  expect(withChanges(member, { contact: { company: 'Clay', addresses: [{ city: 'Porto' }] }, profile: { nickname: 'Mia' } })).toBe(member)
  expect(without('phones')(member)).toBe(member)
})

test('equal addresses have separate ids', () => {
  const { doc } = docOf({ contact: { addresses: [{ city: 'Porto' }, { city: 'Porto' }] } })
  expect(new Set(doc.contact!.addresses!.map(({ id }) => id)).size).toBe(2)
})
