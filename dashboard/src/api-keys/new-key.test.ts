import { expect, test } from 'vitest'
import { newKeyOf } from './new-key.server.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const form = (...entries: [string, string][]): FormData => {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}

test.each<[string, [string, string][], object]>([
  [
    'makes a key with some permissions for 30 days',
    [
      ['name', ' Till '],
      ['access', 'some'],
      ['permissions', 'SHOP.READ'],
      ['permissions', 'EVENTS.READ'],
      ['expires', 'days30'],
    ],
    { name: 'Till', permissions: ['SHOP.READ', 'EVENTS.READ'], expiresDate: '2026-12-20T12:00:00.000Z' },
  ],
  [
    'makes a key with full access that never expires',
    [
      ['name', 'Till'],
      ['access', 'full'],
      ['permissions', 'SHOP.READ'],
      ['expires', 'never'],
    ],
    { name: 'Till', fullAccess: true },
  ],
  [
    'makes a key without permissions if none are selected',
    [
      ['name', 'Till'],
      ['expires', 'constructor'],
    ],
    { name: 'Till', permissions: [] },
  ],
])('%s', (_what, entries, request) => expect(newKeyOf(form(...entries), now)).toEqual(request))
