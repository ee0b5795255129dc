import { describe, expect, test } from 'vitest'
import { hostileAddresses } from '../../../../tests/support/hostile-addresses.ts'
import { isReturnAddress, returnRules } from './return-addresses.ts'

const rules = returnRules(
  [
    { redirectUris: ['https://front.example/callback', 'stoa-app://signed-in'], allowedRedirectDomains: ['www.other.example'] },
    { redirectUris: [], allowedRedirectDomains: ['localhost:3000', 'https://odd.example:8443', 'xn--bcher-kva.example'] },
  ],
  'http://shop.example:4400',
)

describe('A17: an address of an allowed domain is a return address', () => {
  test.each([
    'https://front.example/callback',
    'https://front.example',
    'https://front.example/thanks?from=stoa#/done',
    'https://front.example/@vera/a%2Fb//c',
    'https://front.example?x=1',
    'https://FRONT.example/',
    'https://front.example:443/',
    'https://www.other.example/any',
    'https://odd.example:8443/any',
    'https://xn--bcher-kva.example/',
    'http://localhost:3000/any',
    'http://shop.example:4400/products/jug',
    'stoa-app://signed-in',
  ])('%j', (address) => expect(isReturnAddress(address, rules)).toBe(true))
})

describe('A17: any other address is none', () => {
  const others = ['https://other.example/', 'https://odd.example/', 'https://odd.example:8444/', 'https://bücher.example/']
  test.each([...hostileAddresses, ...others, 'https://shop.example:4400/', 'http://shop.example/', ''])('%j', (address) =>
    expect(isReturnAddress(address, rules)).toBe(false),
  )
})

test('without a client, only the site’s own pages are return addresses', () => {
  expect(isReturnAddress('https://shop.example/', returnRules([], 'https://shop.example'))).toBe(true)
  expect(isReturnAddress('https://front.example/', returnRules([], 'https://shop.example'))).toBe(false)
})
