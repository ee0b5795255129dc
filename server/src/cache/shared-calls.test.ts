import { expect, test } from 'vitest'
import { contract } from '@stoa/contract'
import { allCalls } from '@stoa/contract/routes'
import { sharedCalls, unsharedCalls } from './shared-calls.ts'

test('every call with which visitors read is shared, or named as one that isn’t', () => {
  const reads = allCalls(contract).filter(({ call }) => call.writes !== true && (call.allow === 'anyone' || call.allow.includes('visitor')))
  const ids = reads.map(({ id }) => id as string).toSorted()
  expect([...Object.keys(sharedCalls), ...Object.keys(unsharedCalls)].toSorted()).toEqual(ids)
})

test('no shared call answers a secret', () => {
  const secret = allCalls(contract)
    .filter(({ call }) => call.secretAnswer)
    .map(({ id }) => id as string)
  expect(Object.keys(sharedCalls).filter((id) => secret.includes(id))).toEqual([])
})
