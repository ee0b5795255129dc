import { expect, test } from 'vitest'
import { inOneLine } from './markdown.ts'

test.each([
  ['Jug', 'Jug'],
  ['Two\n# lines', 'Two \\# lines'],
  ['[a](javascript:ran())', '\\[a\\](javascript:ran())'],
  ['<script>', '\\<script\\>'],
  [null, ''],
])('%j: %s', (text, line) => {
  expect(inOneLine(text)).toBe(line)
})
