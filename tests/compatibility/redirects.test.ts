import { expect, test } from 'vitest'
import { describeWorlds } from './walk.ts'

const paths = {
  current: { www: '/_api/redirects-api/v1/redirect-session', custom: '/headless/v1/redirect-session' },
  '2024': { www: '/_api/redirects-api/v1/redirect-session', custom: '/v1/redirect-session' },
}

describeWorlds('redirects', ({ value, error, sent }, { generation, mode }) => {
  test.each(['https://front.example@evil.example/back', 'https://shop.front.example/back', 'https://front.example:8443/back'])(
    'a return address that isn’t on an allowed domain is refused: %s',
    (elsewhere) => {
      const violations = [
        {
          field: expect.stringMatching(/callbacks\.thankYouPageUrl$/),
          violatedRule: 'FIELD_NOT_ALLOWED',
          ruleName: 'REDIRECT_DOMAIN_NOT_ALLOWED',
        },
      ]
      expect(error(`refused: ${elsewhere}`)).toMatchObject({ status: 400, violations })
    },
  )

  test('a sign-in ends at exactly a registered address, a sign-out on any allowed domain', () => {
    expect(error('refused: a sign-in that ends elsewhere')).toBeDefined()
    expect(value('signs out to an allowed domain')).toBe('https://www.front.example/cart')
    expect(error('refused: signs out to elsewhere')).toBeDefined()
  })

  test('a redirect session has an address of the shop, requested on the path of the host', () => {
    const { redirectSession } = value('redirect session')
    const { _id } = value('checkout')
    expect(redirectSession.urlDetails.endpoint).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:\\d+/checkout/${_id}$`))
    expect(redirectSession.fullUrl).toContain(redirectSession.urlDetails.endpoint)
    expect(sent('redirect session')[0]!.path).toBe(paths[generation][mode])
  })

  test('a server hands a member over to the checkout: the browser is signed in', () => {
    const { leads, checkoutId, cookies } = value('a member handed over by a server')
    expect({ leads, cookies }).toEqual({ leads: `/checkout/${checkoutId}`, cookies: ['stoa_checkout', 'stoa_session'] })
  })

  test('the hosted checkout links back to the site’s own cart', () => {
    expect(value('the hosted page')).toContain('https://www.front.example/cart')
  })

  test('it ends at the site’s own thank-you page, with the order id', () => {
    expect(value('pay')).toBe(200)
    const { leads, orderId } = value('where it ends')
    expect(leads).toBe(`https://front.example/thanks?from=checkout&orderId=${orderId}`)
    expect(value('the order is the visitor’s')).toBe('APPROVED')
  })
})
