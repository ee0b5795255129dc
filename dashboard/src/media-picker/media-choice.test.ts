import { expect, test } from 'vitest'
import type { MediaType, OperationStatus } from '@stoa/contract/files/states'
import { isAccepted } from './media-choice.ts'

test.each<[MediaType, OperationStatus, boolean]>([
  ['IMAGE', 'READY', true],
  ['IMAGE', 'PENDING', true],
  ['UNKNOWN', 'PENDING', true],
  ['UNKNOWN', 'READY', false],
  ['UNKNOWN', 'FAILED', true],
  ['VIDEO', 'PENDING', false],
])('a picture field takes %s that is %s: %s', (mediaType, status, expected) => {
  expect(isAccepted({ mediaType, status }, ['IMAGE', 'VECTOR'])).toBe(expected)
  expect(isAccepted({ mediaType, status }, [])).toBe(true)
})
