import { expect, test } from 'vitest'
import { relativePath } from './relative-path.ts'

test.each(['/cart', '/orders?page=2', '/a/b#c'])('%s is kept', (path) => {
  expect(relativePath(path, '/')).toBe(path)
})

test.each([
  undefined,
  null,
  '',
  'cart',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/..//evil.example',
])('%s resolves to the address it had before', (path) => {
  expect(relativePath(path, '/orders')).toBe('/orders')
})
