import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { solve } from './solve.ts'

const workOf = (number: number) => ({
  algorithm: 'SHA-256' as const,
  challenge: createHash('sha256').update(`salt?expires=1&${number}`).digest('hex'),
  maxnumber: 1000,
  salt: 'salt?expires=1&',
  signature: 'signed',
})

test.each([0, 249, 250, 1000])('the number %i is found', async (number) => {
  const token = await solve(workOf(number))
  expect(JSON.parse(atob(token!))).toEqual({
    algorithm: 'SHA-256',
    challenge: workOf(number).challenge,
    number,
    salt: 'salt?expires=1&',
    signature: 'signed',
  })
})

test('an unsolvable captcha has no solution, and an aborted search stops', async () => {
  expect(await solve(workOf(1001))).toBeUndefined()
  expect(await solve(workOf(1), () => true)).toBeUndefined()
})
