import { expect, test } from 'vitest'
import { describeWorlds } from './walk.ts'

describeWorlds('reviews', ({ value, error, sent }, { generation, mode }) => {
  // The packages of 2024 have no reviews.
  test.runIf(generation === 'current')('a member reviews a product once, and can change the review', () => {
    const { plain } = value('goods')
    expect(error('refused: a visitor').status).toBe(403)
    expect(value('created')).toMatchObject({
      _id: expect.any(String),
      _createdDate: { $date: expect.any(String) },
      namespace: 'stores',
      entityId: plain._id,
      content: { rating: 5, title: 'Sturdy', body: 'Holds water.', media: [] },
      author: { contactId: expect.any(String) },
      moderation: { moderationStatus: 'APPROVED', manuallyChanged: false },
      origin: { type: 'ORGANIC' },
      verified: false,
      helpfulness: 0,
      publishCount: 1,
      revision: '1',
    })
    expect(error('refused: twice')).toMatchObject({ status: 409, code: 'REVIEW_ALREADY_EXISTS' })
    expect(value('updated')).toMatchObject({ content: { rating: 4 }, revision: '2' })
    expect(error('refused: stale')).toMatchObject({ status: 409, code: 'REVIEW_CHANGED', data: { revision: '2' } })
    const prefix = mode === 'www' ? '/reviews' : '/_api/reviews'
    expect(sent('created')).toMatchObject([{ method: 'POST', path: `${prefix}/v1/reviews` }])
  })

  test.runIf(generation === 'current')('the shop imports, answers and moderates', () => {
    expect(value('replied').review.reply).toMatchObject({ message: 'Thank you!', _createdDate: { $date: expect.any(String) } })
    expect(value('imported').bulkActionMetadata).toEqual({ totalSuccesses: 3, totalFailures: 0, undetailedFailures: 0 })
    expect(value('imported').results[0]).toMatchObject({ itemMetadata: { success: true }, review: { author: { authorName: 'Ana' } } })
    expect(value('pages')).toEqual({ sizes: [2, 1], ratings: [3, 2, 1] })
    expect(value('moderated').review.moderation).toEqual({ moderationStatus: 'REJECTED', manuallyChanged: true })
    expect(error('refused: not public')).toMatchObject({ status: 404, code: 'REVIEW_NOT_FOUND' })
    expect(value('own')).toMatchObject({ _id: value('created')._id })
    expect(value('counted')).toEqual({ count: 1 })
    expect(value('without a reply').review.reply).toBeUndefined()
    expect(value('deleted').review._id).toBe(value('created')._id)
  })
})
