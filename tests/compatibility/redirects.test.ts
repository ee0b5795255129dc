import { expect, test } from 'vitest'
import { describeWorlds } from './walk.ts'

const paths = {
  current: { www: '/_api/redirects-api/v1/redirect-session', custom: '/headless/v1/redirect-session' },
  '2024': { www: '/_api/redirects-api/v1/redirect-session', custom: '/v1/redirect-session' },
}

describeWorlds('redirects', ({ value, error, sent }, { generation, mode }) => {
  test('an unregistered return address is refused', () => {
    expect(error('refused: somewhere else')).toMatchObject({ status: 400 })
  })

  test('a redirect session has an address of the shop, requested on the path of the host', () => {
    const { redirectSession } = value('redirect session')
    const { _id } = value('checkout')
    expect(redirectSession.urlDetails.endpoint).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:\\d+/checkout/${_id}$`))
    expect(redirectSession.fullUrl).toContain(redirectSession.urlDetails.endpoint)
    expect(sent('redirect session')[0]!.path).toBe(paths[generation][mode])
  })

  test('the hosted checkout links back to the site’s own cart', () => {
    expect(value('the hosted page')).toContain('https://front.example/back')
  })

  test('it ends at the site’s own thank-you page, with the order id', () => {
    expect(value('pay')).toBe(200)
    const { leads, orderId } = value('where it ends')
    expect(leads).toBe(`https://front.example/back?orderId=${orderId}`)
    expect(value('the order is the visitor’s')).toBe('APPROVED')
  })
})
