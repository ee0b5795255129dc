import { expect, test } from 'vitest'
import { mix, tone } from './color.ts'

test('a mix begins at one colour and ends at the other', () => {
  expect(mix('#2f5fb0', '#f3c63b', 0)).toBe('#2f5fb0')
  expect(mix('#2f5fb0', '#f3c63b', 1)).toBe('#f3c63b')
})

test('half way from black to white is what looks half as light, not the middle of the bytes', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#636363')
})

test('a tone stays within what a screen can show', () => {
  expect(tone('#ffffff', 0.3)).toBe('#ffffff')
  expect(tone('#000000', -0.3)).toBe('#000000')
})
