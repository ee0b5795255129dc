import { expect, test } from 'vitest'
import { readPage } from './read-page.ts'

const refusal = (status: number) => Object.assign(new Error('refused'), { name: 'ApiError', status })
const read = (address: string, error: Error) =>
  readPage(new URL(`https://shop.example/orders${address}`), Promise.reject(error)).catch((thrown: unknown) => thrown)

test('returns the response', async () => {
  expect(await readPage(new URL('https://shop.example/orders?cursor=abc'), Promise.resolve({ rows: 3 }))).toEqual({ rows: 3 })
})

test('redirects to the first page of the list if the cursor is refused', async () => {
  const answer = (await read('?q=vera&cursor=old', refusal(400))) as Response
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '?q=vera'])
})

test.each([
  ['?q=vera', refusal(400)],
  ['?q=vera&cursor=abc', refusal(403)],
  ['?cursor=abc', new Error('out of memory')],
])('%s: throws any other error', async (address, error) => {
  expect(await read(address, error)).toBe(error)
})
