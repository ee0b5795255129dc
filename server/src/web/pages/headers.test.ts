import { describe, expect, test } from 'vitest'
import { cacheControl, contentSecurityPolicy, securityHeaders } from './headers.ts'

const page = { nonce: 'abc', baseUrl: 'https://shop.example' }

describe('the content security policy', () => {
  test('allows our own files and scripts with the nonce, and nothing else', () => {
    const policy = contentSecurityPolicy(page)
    expect(policy).toContain("script-src 'self' 'nonce-abc';")
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|\*|data:/)
  })

  test('A20: allows no framing, and forms submit only to this site', () => {
    expect(contentSecurityPolicy(page)).toContain("frame-ancestors 'none'")
    expect(contentSecurityPolicy(page)).toContain("form-action 'self'")
  })
})

describe('transport security', () => {
  test('is required if the shop has https', () => {
    expect(securityHeaders(page)['strict-transport-security']).toBe('max-age=31536000')
  })

  test('is not sent otherwise', () => {
    expect(securityHeaders({ ...page, baseUrl: 'http://localhost:4400' })).not.toHaveProperty('strict-transport-security')
  })
})

describe('a page is cached', () => {
  test.each(['/cart', '/cart.data', '/checkout/1?step=review', '/orders/1/thanks', '/account', '/dashboard/', '/dashboard/orders/1'])(
    'nowhere: %s',
    (path) => {
      expect(cacheControl(path.split('?')[0]!)).toBe('no-store')
    },
  )

  test.each(['/', '/products/jug', '/collections/carts', '/cartography'])('only by its own browser: %s', (path) => {
    expect(cacheControl(path)).toBe('private, no-cache')
  })
})
