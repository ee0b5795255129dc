import { afterAll, expect, test, vi } from 'vitest'

vi.stubEnv('BASE_URL', '/dashboard/')
afterAll(() => vi.unstubAllEnvs())
const { addressOf, pathOfAddress } = await import('./address-of.ts')

test.each([
  ['/dashboard/media/jugs', '/media/jugs'],
  ['/dashboard/', '/'],
  ['/dashboard', '/'],
  ['/media/jugs', '/media/jugs'],
  ['/', '/'],
  ['/dashboards', '/dashboards'],
])('the path at %s is %s', (address, path) => {
  expect(pathOfAddress(address)).toBe(path)
})

test('an address has the base', () => expect(addressOf('/media')).toBe('/dashboard/media'))
