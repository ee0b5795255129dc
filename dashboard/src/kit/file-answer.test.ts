import { expect, test } from 'vitest'
import { fileAnswer } from './file-answer.server.ts'

const pieces = (count: number, asked: number[]) => async (next: number) => {
  asked.push(next)
  return { text: `${next}\n`, ...(next < count ? { next: next + 1 } : {}) }
}

test('streams all pieces in order and escapes the file name', async () => {
  const asked: number[] = []
  const answer = fileAnswer('Zoë"\r\nx: y.csv', { text: '0\n', next: 1 }, pieces(3, asked))
  expect(await answer.text()).toBe('0\n1\n2\n3\n')
  expect(asked).toEqual([1, 2, 3])
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="Zo-x-y.csv"; filename*=UTF-8''Zo%C3%AB%22%0D%0Ax%3A%20y.csv`,
  )
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
})

test('reads no piece before it is needed, and none after the client disconnects', async () => {
  const asked: number[] = []
  const reader = fileAnswer('a.jsonl', { text: '0\n', next: 1 }, pieces(1000, asked)).body!.getReader()
  await reader.read()
  await reader.read()
  await reader.cancel()
  expect(asked.length).toBeLessThanOrEqual(4)
})
