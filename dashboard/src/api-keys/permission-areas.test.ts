import { expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { allCalls } from '@stoa/contract/routes'
import { newKey } from './api-key-texts.ts'

test('every area of a permission that a key can have has a name', () => {
  const open = allCalls(contract).filter(({ call: { allow, sessionOnly } }) => allow !== 'anyone' && allow.includes('app') && !sessionOnly)
  const areas = new Set([...Map.groupBy(open, ({ call }) => call.permission).values()].map(([first]) => first!.area))
  expect([...areas].filter((area) => newKey.areas[area] === undefined)).toEqual([])
})
