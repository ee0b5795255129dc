import { expect, test } from 'vitest'
import { describeWorlds } from './walk.ts'

const path = '/v1/back-in-stock-notification-requests'
const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

describeWorlds('back-in-stock', ({ value, error, sent }, { generation, mode }) => {
  const prefix = mode === 'www' ? '/back-in-stock-service' : ''
  const email = (name: string): string => `${name}.${generation}.${mode}@example.com`

  test('the shop stops and starts collecting requests', () => {
    const state = (collectingRequests: boolean) => ({ settings: { collectionStates: [{ appId, collectingRequests }] } })
    expect([value('stopped'), value('settings'), value('started')]).toEqual([state(false), state(false), state(true)])
    expect(sent('settings')).toMatchObject([{ method: 'PUT', path: `${prefix}${path}/settings` }])
    expect(error('refused: collecting has stopped')).toMatchObject({ status: 428, code: 'REQUEST_COLLECTION_DISABLED' })
    expect(error('refused: another catalogue')).toMatchObject({ status: 400, code: 'NOT_SUPPORTED_APP_DEF_ID' })
  })

  // Those of 2024 leave the date of a new request as a text.
  const written = generation === 'current' ? { $date: expect.any(String) } : expect.any(String)

  test('a visitor asks, and the shop sees the request', () => {
    const asked = { catalogReference: value('item'), email: email('ana'), status: 'RECEIVED' }
    expect(value('asked')).toEqual(asked)
    expect(value('asked for again')).toMatchObject({ ...asked, _id: expect.any(String), _createdDate: written })
    expect(value('found')).toMatchObject([{ ...asked, _id: value('asked for again')._id }])
  })

  test('requests come by page, there and back', () => {
    // Those of 2024 send no sort.
    const [first, second, third] = generation === 'current' ? ['ana', 'bo', 'cy'] : ['cy', 'bo', 'ana']
    const page = [email(first!), email(second!)]
    expect(value('pages')).toEqual([page, [email(third!)], page])
  })

  test('waiting requests are counted', () => {
    // Those of 2024 leave the items out of the request.
    if (generation === '2024') expect(error('counted').violations).toMatchObject([{ violatedRule: 'REQUIRED_FIELD' }])
    else expect(value('counted').countsPerCatalogReference).toMatchObject([{ catalogReference: value('item'), count: 3 }, { count: 0 }])
    expect(sent('counted')).toMatchObject([{ method: 'GET', path: `${prefix}${path}/count-by-catalog-reference` }])
  })

  test('what can’t be is refused', () => {
    expect(error('refused: in stock')).toMatchObject({ status: 409, code: 'ITEM_IN_STOCK' })
    expect(error('refused: options')).toMatchObject({ status: 400, code: 'INVALID_CATALOG_REFERENCE_OPTIONS' })
    expect(error('refused: no such request')).toMatchObject({ status: 404, code: 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND' })
    expect(error('refused: both')).toMatchObject({ status: 400, code: 'REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS' })
    expect(error('refused: a visitor').status).toBe(403)
  })

  test('the shop marks a request as sent, and deletes one', () => {
    const marked = value('marked')
    expect(marked.request ?? marked).toMatchObject({ email: email('bo'), status: 'NOTIFICATION_SENT', autoNotified: false })
    expect(sent('deleted')).toMatchObject([{ method: 'DELETE' }])
    value('deleted')
  })

  test('who waits is notified once the product is back in stock, or reported', () => {
    expect(value('back in stock')).toMatchObject({ email: email('ana'), status: 'PROCESSING' })
    expect(value('reported')).toMatchObject({ email: email('ed'), status: 'PROCESSING' })
  })
})
