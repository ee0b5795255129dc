import { expect, test } from 'vitest'
import { describeWorlds } from './walk.ts'

describeWorlds('refusals', ({ value, error }, { generation }) => {
  const rules = (step: string): string[][] => error(step).violations!.map(({ field, violatedRule }) => [field, violatedRule])

  test('400: all errors at once, sorted by field, under the names of the arguments', () => {
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

  test('400: each violation is mapped to its argument', () => {
    expect(rules('wrong arguments of a checkout')).toEqual([
      ['checkout.buyerInfo.email', 'FORMAT'],
      ['options.couponCode', 'FORMAT'],
    ])
  })

  // The query builders name no arguments, so the packages replace "query" by the word "undefined".
  test('400: an invalid page', () => {
    expect(rules('wrong page')).toEqual([['undefined.paging.limit', 'MIN']])
  })

  test('400: a field that cannot be filtered', () => {
    expect(JSON.parse(error('field that is not there').message).message).toMatch(/^INVALID_ARGUMENT: .*shoeSize/)
  })

  test('401: no token, or an unknown API key', () => {
    expect(error('no token')).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    expect(error('forged api key')).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
  })

  test('403: a visitor cannot tag orders', () => {
    expect(error('not allowed')).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  })

  test('404: an unknown cart and an unknown order, each with its code', () => {
    expect(error('no cart')).toMatchObject({ status: 404, code: 'OWNED_CART_NOT_FOUND', description: expect.stringMatching(/.+/) })
    expect(error('no order')).toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND', description: expect.stringMatching(/.+/) })
  })

  test('404: another visitor’s checkout looks like an unknown one', () => {
    expect(value('checkout')).toEqual(expect.any(String))
    const { status, code, description, data } = error("somebody else's checkout")
    expect(status).toBe(404)
    expect(error("nobody's checkout")).toMatchObject({ status, code, description, data })
  })

  test('an unknown coupon and an unknown gift card are refused with their codes', () => {
    expect(error('unknown coupon').code).toBe('ERROR_COUPON_DOES_NOT_EXIST')
    expect(error('unknown coupon on a checkout').code).toBe('ERROR_COUPON_DOES_NOT_EXIST')
    expect(error('unknown gift card').code).toBe('GIFT_CARD_NOT_FOUND')
  })

  test('an error has the request id today; 2024 throws a plain object without it', () => {
    for (const step of ['everything wrong at once', 'no cart', 'no token', 'not allowed']) {
      const { isError, requestId } = error(step)
      expect({ isError, hasRequestId: requestId !== undefined && requestId !== '' }).toEqual({
        isError: generation === 'current',
        hasRequestId: generation === 'current',
      })
    }
  })
})
