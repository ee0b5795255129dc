import { expect, test } from 'vitest'
import { outcomeIn } from './outcome-in.ts'

const jug = JSON.stringify({ name: 'jug.png', code: 'FILE_SIZE_OVER_LIMIT', data: { bytesMax: 5 } })
const vase = JSON.stringify({ name: 'vase.png', code: 'ZERO_FILE_SIZE' })
const refused = [
  { name: 'jug.png', error: { code: 'FILE_SIZE_OVER_LIMIT', message: '', data: { bytesMax: 5 } } },
  { name: 'vase.png', error: { code: 'ZERO_FILE_SIZE', message: '', data: {} } },
]
const outcome = (...query: [string, string][]) => outcomeIn(new URLSearchParams(query))

test('how many files were stored, how many weren’t, and why the first of these weren’t', () => {
  expect(outcome(['uploaded', '2'])).toEqual({ uploaded: 2, failed: 0, refused: [] })
  expect(outcome(['uploaded', '1'], ['refused', jug], ['refused', vase])).toEqual({ uploaded: 1, failed: 2, refused })
  expect(outcome(['uploaded', '0'], ['failed', '30'], ['refused', jug], ['refused', vase])).toEqual({ uploaded: 0, failed: 30, refused })
})

test('what isn’t a reason is left out', () => {
  for (const text of ['', '{', 'null', '7', '{"name":"jug.png"}', '{"code":7,"name":"a"}'])
    expect(outcome(['uploaded', '1'], ['refused', text])).toEqual({ uploaded: 1, failed: 0, refused: [] })
})

test('only the page after the form says it, not those of its links and searches', () => {
  expect(outcome(['refused', jug])).toBeUndefined()
  for (const other of ['q', 'view', 'cursor', 'type']) expect(outcome(['uploaded', '2'], ['refused', jug], [other, 'a'])).toBeUndefined()
})
