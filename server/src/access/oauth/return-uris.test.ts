import { expect, test } from 'vitest'
import { originsOf, invalidUris, invalidUri } from './return-uris.ts'

test.each([
  'https://shop.example/callback',
  'https://shop.example',
  'https://shop.example/',
  'https://shop.example:8443/callback?lang=pt&from=a%2Fb',
  'https://xn--bcher-kva.example/zur%C3%BCck',
  'http://localhost:3000/callback',
  'http://127.0.0.1/callback',
  'http://[::1]:5173/callback',
  'com.example.shop:/callback',
  'com.example.shop://callback',
])('A17: %s can be registered', (uri) => expect(invalidUri(uri)).toBeUndefined())

test.each([
  ['', 'REDIRECT_URI_FORM'],
  ['callback', 'REDIRECT_URI_FORM'],
  ['/callback', 'REDIRECT_URI_FORM'],
  ['//shop.example/callback', 'REDIRECT_URI_FORM'],
  ['https://', 'REDIRECT_URI_FORM'],
  ['http://shop.example/callback', 'REDIRECT_URI_SCHEME'],
  ['http://localhost.shop.example/', 'REDIRECT_URI_SCHEME'],
  ['http://127.0.0.1.nip.io/', 'REDIRECT_URI_SCHEME'],
  ['javascript:alert(1)', 'REDIRECT_URI_SCHEME'],
  ['data:text/html,x', 'REDIRECT_URI_SCHEME'],
  ['file:///etc/passwd', 'REDIRECT_URI_SCHEME'],
  ['blob:https://shop.example/1', 'REDIRECT_URI_SCHEME'],
  ['shop:/callback', 'REDIRECT_URI_SCHEME'],
  ['https://shop.example/callback#there', 'REDIRECT_URI_PART'],
  ['https://shop.example/callback#', 'REDIRECT_URI_PART'],
  ['https://shop.example@evil.example/', 'REDIRECT_URI_PART'],
  ['https://mia:secret@shop.example/', 'REDIRECT_URI_PART'],
  ['https://shop.example\\evil.example/', 'REDIRECT_URI_PART'],
  ['https://shop.example//evil.example', 'REDIRECT_URI_PART'],
  ['https://shop.example/a//b', 'REDIRECT_URI_PART'],
  ['https://*.shop.example/callback', 'REDIRECT_URI_PART'],
  ['https://shop.example/*', 'REDIRECT_URI_PART'],
  ['https://@shop.example/', 'REDIRECT_URI_SPELLING'],
  ['https:/shop.example/', 'REDIRECT_URI_SPELLING'],
  ['https://SHOP.example/', 'REDIRECT_URI_SPELLING'],
  ['HTTPS://shop.example/', 'REDIRECT_URI_SPELLING'],
  ['https://shop.example:443/', 'REDIRECT_URI_SPELLING'],
  ['https://shop.example/a/../b', 'REDIRECT_URI_SPELLING'],
  ['https://shop.example/a b', 'REDIRECT_URI_SPELLING'],
  [' https://shop.example/', 'REDIRECT_URI_SPELLING'],
  ['https://shop.example/\tb', 'REDIRECT_URI_SPELLING'],
  ['https://bücher.example/', 'REDIRECT_URI_SPELLING'],
  ['https://①.example/', 'REDIRECT_URI_SPELLING'],
  ['http://0x7f.1/', 'REDIRECT_URI_SPELLING'],
])('A17: %j cannot be registered: %s', (uri, wrong) => expect(invalidUri(uri)).toBe(wrong))

test('an origin is scheme and host, a domain is a host, and each invalid one is named by its path', () => {
  const allowedOrigins = [
    'https://shop.example',
    'http://localhost:3000',
    'https://shop.example/',
    'http://shop.example',
    '*',
    'null',
    'https://*.a.b',
  ]
  const redirectUris = ['https://shop.example/', 'ftp://shop.example/']
  const allowedRedirectDomains = ['shop.example', 'shop.example/', 'http://shop.example', 'http://localhost:3000']
  const wrong = invalidUris({ redirectUris, allowedRedirectDomains, allowedOrigins }).map(({ field, ruleName }) => `${field} ${ruleName}`)
  expect(wrong).toEqual([
    'redirectUris[1] REDIRECT_URI_SCHEME',
    ...[1, 2].map((index) => `allowedRedirectDomains[${index}] ALLOWED_REDIRECT_DOMAIN`),
    ...[2, 3, 4, 5, 6].map((index) => `allowedOrigins[${index}] ALLOWED_ORIGIN`),
  ])
})

test('registered addresses keep their spelling from the settings', () => {
  const redirectUris = ['https://SHOP.example/', 'https://OTHER.example/']
  expect(invalidUris({ redirectUris }, { redirectUris: ['https://SHOP.example/'] }).map(({ field }) => field)).toEqual(['redirectUris[1]'])
})

test('return addresses have origins, those of phone apps have none', () => {
  expect(originsOf(['https://a.example/x', 'https://a.example/y', 'com.example.shop:/z', 'http://localhost:3000/'])).toEqual([
    'https://a.example',
    'http://localhost:3000',
  ])
})
