import { expect, test } from 'vitest'
import { themeIn, themeLine } from './theme-cookie.ts'

test.each([
  ['stoa_session=abc; stoa_theme=dark', 'dark'],
  ['stoa_theme=light', 'light'],
  ['stoa_theme=neon', 'system'],
  ['my_stoa_theme=dark', 'system'],
  [null, 'system'],
])('%s: %s', (cookies, theme) => {
  expect(themeIn(cookies)).toBe(theme)
})

test('a choice is stored for a year, and no choice deletes it', () => {
  expect(themeLine('dark', true)).toBe('stoa_theme=dark; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure')
  expect(themeLine('system', false)).toBe('stoa_theme=system; Path=/; Max-Age=0; HttpOnly; SameSite=Lax')
})
