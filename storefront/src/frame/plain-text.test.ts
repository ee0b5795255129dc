import { expect, test } from 'vitest'
import { plainText, summaryOf } from './plain-text.ts'

test.each([
  ['<p>One <em>stem</em>.</p><p>Two &amp; three.</p>', 'One stem. Two & three.'],
  ['<script>ran()</script>Jug', 'Jug'],
  ['', ''],
])('%s: %s', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test('a long text ends at a word', () => {
  expect(summaryOf('lemon '.repeat(50))).toBe(`${'lemon '.repeat(33).trim()}…`)
})
