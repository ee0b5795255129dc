import { describe, expect, test } from 'vitest'
import { rewrite } from './rewrite.ts'
import { originOf } from './settings.ts'

const local = 'http://localhost:4400'
const remote = 'https://shop.example'

describe('a module of the packages', () => {
  test.each([
    ['an address', `fetch('https://www.wixapis.com/oauth2/token')`, `fetch('${remote}/oauth2/token')`],
    ['an address without a path', `opts.server ?? 'https://www.wixapis.com'`, `opts.server ?? '${remote}'`],
    ['a host', `const EDGE = "edge.wixapis.com"`, `const EDGE = "shop.example"`],
    ['the key of a path table', `{ 'www.wixapis.com': [{ srcPath: '/ecom' }] }`, `{ 'shop.example': [{ srcPath: '/ecom' }] }`],
    ['pictures', `const URL = 'https://static.wixstatic.com/media/'`, `const URL = '${remote}/media/'`],
    ['documents', `const URL = 'https://d945e594-8657-47e2-9cd9-e9033c3d8da0.usrfiles.com/ugd/'`, `const URL = '${remote}/ugd/'`],
  ])('becomes the Stoa’s: %s', (_, source, rewritten) => {
    expect(rewrite(source, remote)).toBe(rewritten)
  })

  test.each([
    `see https://dev.wix.com/docs`,
    `'https://static.wixstatic.com.evil.example/'`,
    `'my-www.wixapis.com'`,
    'let url = `https://${domain}/x`',
  ])('stays as it is: %s', (source) => {
    expect(rewrite(source, remote)).toBeUndefined()
  })
})

describe('a Stoa without TLS', () => {
  const run = (source: string): unknown => new Function(`return (${rewrite(source, local) ?? source})`)()

  test('is called over http, where the packages write https before a host', () => {
    expect(run('((domain) => `https://${domain}/v1/carts`)("www.wixapis.com")')).toBe('http://localhost:4400/v1/carts')
    expect(run('((domain) => `https://${domain}`)("www.wixapis.com")')).toBe('http://localhost:4400')
  })

  test('changes no address of another host', () => {
    expect(run('((domain) => `https://${domain}/`)("localhost:44001")')).toBe('https://localhost:44001/')
    expect(run('((domain) => `https://${domain}/`)("shop.example")')).toBe('https://shop.example/')
  })

  test('is called over http, where the packages set the protocol of an address', () => {
    const source = `((host) => { const url = new URL('https://a.example/x'); url.host = host; url.protocol = 'https'; return url.href })`
    expect(run(`${source}('www.wixapis.com')`)).toBe('http://localhost:4400/x')
    expect(run(`((url) => { url.host = 'www.wixapis.com'; url.protocol = 'https'; return url.href })(new URL('http://a.example/x'))`)).toBe(
      'http://localhost:4400/x',
    )
  })

  test('lines stay where they are', () => {
    const source = 'const a = `https://${x}`\n// www.wixapis.com\nurl.protocol = "https:"\n'
    expect(rewrite(source, local)!.split('\n')).toHaveLength(source.split('\n').length)
  })
})

describe('STOA_URL', () => {
  test.each([
    ['http://localhost:4400/', local],
    ['https://shop.example:443', remote],
  ])('%s is %s', (url, origin) => {
    expect(originOf({ url })).toBe(origin)
  })

  test.each(['', 'shop.example', 'ftp://shop.example', 'https://shop.example/api'])('refused: %j', (url) => {
    expect(() => originOf({ url })).toThrow('STOA_URL')
  })
})
