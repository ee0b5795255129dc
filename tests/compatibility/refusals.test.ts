import { expect, test } from 'vitest'
import { describeWorlds } from './walk.ts'

describeWorlds('refusals', ({ value, error }, { generation }) => {
  const rules = (step: string): string[][] => error(step).violations!.map(({ field, violatedRule }) => [field, violatedRule])

  test('400: all that is wrong comes at once, sorted by field, under the names of the arguments', () => {
    expect(rules('everything wrong at once')).toEqual([
      ['options.lineItems[0].catalogReference.appId', 'FORMAT'],
      ['options.lineItems[0].catalogReference.catalogItemId', 'MIN_LENGTH'],
      ['options.lineItems[0].quantity', 'MIN'],
      ['options.lineItems[1].catalogReference.catalogItemId', 'MAX_LENGTH'],
      ['options.lineItems[1].quantity', 'FORMAT'],
      ['options.lineItems[1].surprise', 'FIELD_NOT_ALLOWED'],
    ])
    expect(JSON.parse(error('everything wrong at once').message).message).toMatch(
      /^INVALID_ARGUMENT: "options\.lineItems\[0\]\.catalogReference\.appId" /,
    )
  })

  test('400: each violation is led back to the argument it came in', () => {
    expect(rules('wrong arguments of a checkout')).toEqual([
      ['checkout.buyerInfo.email', 'FORMAT'],
      ['options.couponCode', 'FORMAT'],
    ])
  })

  // The query builders name no arguments, so the packages put the word "undefined" where "query" was.
  test('400: a page that cannot be', () => {
    expect(rules('wrong page')).toEqual([['undefined.paging.limit', 'MIN']])
  })

  test('400: a field nobody may filter by', () => {
    expect(JSON.parse(error('field that is not there').message).message).toMatch(/^INVALID_ARGUMENT: .*shoeSize/)
  })

  test('401: no token, or an api key nobody gave out', () => {
    expect(error('no token')).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    expect(error('forged api key')).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
  })

  test('403: a visitor may not tag orders', () => {
    expect(error('not allowed')).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  })

  test('404: no cart and no order, each with its code', () => {
    expect(error('no cart')).toMatchObject({ status: 404, code: 'OWNED_CART_NOT_FOUND', description: expect.stringMatching(/.+/) })
    expect(error('no order')).toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND', description: expect.stringMatching(/.+/) })
  })

  test('404: the checkout of somebody else looks like one that is not there', () => {
    expect(value('checkout')).toEqual(expect.any(String))
    const { status, code, description, data } = error("somebody else's checkout")
    expect(status).toBe(404)
    expect(error("nobody's checkout")).toMatchObject({ status, code, description, data })
  })

  test('an unknown coupon and an unknown gift card are refused by their codes', () => {
    expect(error('unknown coupon').code).toBe('ERROR_COUPON_DOES_NOT_EXIST')
    expect(error('unknown coupon on a checkout').code).toBe('ERROR_COUPON_DOES_NOT_EXIST')
    expect(error('unknown gift card').code).toBe('GIFT_CARD_NOT_FOUND')
  })

  test('an error carries the request id today; 2024 throws a plain object and loses it', () => {
    for (const step of ['everything wrong at once', 'no cart', 'no token', 'not allowed']) {
      const { isError, requestId } = error(step)
      expect({ isError, hasRequestId: requestId !== undefined && requestId !== '' }).toEqual({
        isError: generation === 'current',
        hasRequestId: generation === 'current',
      })
    }
  })
})
