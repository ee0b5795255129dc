import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { readyCheckout } from '../../../../../tests/support/buying.ts'
import { memberIn } from '../../../../../tests/support/community.ts'
import { bowl, hidden, jug, mug, print, statue } from '../../../../../tests/support/goods.ts'
import { planOf } from '../../../../../tests/support/plan-of.ts'
import { brokenRules, line, makeTestShop, refusalOf, type TestShop } from '../../../../../tests/support/shop.ts'
import { sql } from '../../../database/sql.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await makeTestShop({ rateLimits: 'off' })
})

const reviewOf = (entityId: string, rating = 4) => ({
  review: { namespace: 'stores' as const, entityId, content: { rating, title: 'Sturdy', body: 'Holds water.' } },
})
const ofContact = (entityId: string, rating = 4, contactId: string = randomUUID()) => ({
  review: { ...reviewOf(entityId, rating).review, author: { contactId } },
})
const owner = () => shop.as(shop.owner()).reviews
const visitor = () => shop.as(shop.visitor()).reviews
const author = async () => (await memberIn(shop, { nickname: 'Mia' })).client.reviews
const app = (...permissions: string[]) => shop.as({ kind: 'app', siteId: shop.siteId, id: randomUUID(), permissions }).reviews

async function moderating<T>(reviewModeration: 'PUBLISH' | 'HOLD', run: () => Promise<T>): Promise<T> {
  shop.decide({ reviewModeration })
  try {
    return await run()
  } finally {
    shop.decide({ reviewModeration: 'PUBLISH' })
  }
}
const held = async (entityId: string) => {
  const client = await author()
  return { client, ...(await moderating('HOLD', () => client.createReview(reviewOf(entityId)))) }
}

describe('createReview', () => {
  test('200: what the shop writes is published at once, also if reviews are held', () =>
    moderating('HOLD', async () => {
      expect((await owner().createReview(ofContact(mug))).review.moderation.moderationStatus).toBe('APPROVED')
      const { results } = await owner().bulkCreateReview({ reviews: [ofContact(mug).review], returnEntity: true })
      expect(results[0]!.review!.moderation.moderationStatus).toBe('APPROVED')
    }))

  test('200: publishes a member’s review at once, with events', async () => {
    const { member, client } = await memberIn(shop, { nickname: 'Mia' })
    const { review } = await client.reviews.createReview(reviewOf(jug, 5))
    expect(review).toMatchObject({
      namespace: 'stores',
      entityId: jug,
      content: { rating: 5, title: 'Sturdy', body: 'Holds water.', media: [] },
      author: { contactId: member.contactId, authorName: 'Mia' },
      moderation: { moderationStatus: 'APPROVED', manuallyChanged: false },
      revision: '1',
      publishCount: 1,
      verified: false,
      origin: { type: 'ORGANIC' },
      helpfulness: 0,
      foundHelpful: 0,
      foundUnhelpful: 0,
    })
    expect(review.reviewDate).toBe(review.createdDate)
    expect(await visitor().getReview({ reviewId: review.id })).toEqual({ review })
    expect((await shop.happened(review.id)).toSorted()).toEqual(['created', 'moderation_status_changed', 'review_published'])
  })

  test('200: imports for the site, with author, name and date; an app is the origin', async () => {
    const { member } = await memberIn(shop, { nickname: 'Nuno' })
    const reviewDate = '2024-02-03T10:00:00.000Z'
    const { review } = await owner().createReview({ review: { ...ofContact(bowl, 3, member.contactId).review, reviewDate } })
    expect(review).toMatchObject({ reviewDate, author: { contactId: member.contactId, authorName: 'Nuno' } })
    const other = await app('REVIEWS.CREATE_REVIEW').createReview({
      review: { ...ofContact(bowl).review, author: { contactId: randomUUID(), authorName: 'Ana' } },
    })
    expect(other.review).toMatchObject({ author: { authorName: 'Ana' }, origin: { type: 'APP', appId: expect.any(String) } })
    expect((await owner().createReview(ofContact(bowl))).review.author.authorName).toBeNull()
  })

  test('200: a review of a bought product is verified', async () => {
    const { id, client } = await memberIn(shop)
    const checkoutId = await readyCheckout(client, { items: [line(jug)], method: 'OFFLINE' })
    const { orderId } = await client.checkouts.createOrder({ id: checkoutId })
    const { review } = await client.reviews.createReview(reviewOf(jug))
    expect(review.verified).toBe(false)
    await shop.database.run(sql`
      update orders set payment_status = 'PAID' where site_id = ${shop.siteId} and id = ${orderId} and buyer_member_id = ${id}`)
    const updated = await client.reviews.updateReview({ review: { id: review.id, revision: review.revision, content: { rating: 5 } } })
    expect(updated.review.verified).toBe(true)
  })

  test('409 REVIEW_ALREADY_EXISTS: twenty calls at once create one review', async () => {
    const client = await author()
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => client.createReview(reviewOf(bowl))))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusalOf(client.createReview(reviewOf(bowl)))).toMatchObject({
      status: 409,
      code: 'REVIEW_ALREADY_EXISTS',
      data: { entityId: bowl },
    })
  })

  test('404 ENTITY_NOT_FOUND: an unknown product, and for members a hidden one', async () => {
    const unknown = randomUUID()
    for (const id of [unknown, hidden])
      expect(await refusalOf((await author()).createReview(reviewOf(id)))).toMatchObject({
        status: 404,
        code: 'ENTITY_NOT_FOUND',
        data: { entityId: id },
      })
  })

  test('400 REVIEW_AUTHOR_REQUIRED, and 403 REVIEW_FIELD_FORBIDDEN for members', async () => {
    expect((await refusalOf(owner().createReview(reviewOf(jug)))).code).toBe('REVIEW_AUTHOR_REQUIRED')
    const client = await author()
    expect(await refusalOf(client.createReview(ofContact(jug)))).toMatchObject({
      code: 'REVIEW_FIELD_FORBIDDEN',
      data: { field: 'review.author.contactId' },
    })
    const dated = { review: { ...reviewOf(jug).review, reviewDate: '2024-02-03T10:00:00.000Z' } }
    expect(await refusalOf(client.createReview(dated))).toMatchObject({ status: 403, data: { field: 'review.reviewDate' } })
  })

  test('429: more than twenty a minute by one member', async () => {
    const limited = await makeTestShop()
    const { reviews } = (await memberIn(limited)).client
    const calls = await Promise.allSettled(Array.from({ length: 21 }, () => reviews.createReview(reviewOf(jug))))
    const codes = calls.flatMap((call) => (call.status === 'rejected' ? [(call.reason as { code: string }).code] : []))
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(1)
    expect(codes.filter((code) => code === 'REVIEW_ALREADY_EXISTS')).toHaveLength(19)
  })

  test('403: visitors; 400: ratings and texts out of bounds', async () => {
    expect((await refusalOf(visitor().createReview(reviewOf(jug)))).status).toBe(403)
    const { review } = reviewOf(jug, 6)
    const tooMuch = { review: { ...review, content: { rating: 6, title: 'x'.repeat(3001), body: 'x'.repeat(3001) } } }
    expect(brokenRules(await refusalOf((await author()).createReview(tooMuch)))).toEqual([
      'review.content.body MAX_LENGTH',
      'review.content.rating MAX',
      'review.content.title MAX_LENGTH',
    ])
  })
})

describe('moderation', () => {
  test('200: a held review is seen by its author and the site until it is approved', async () => {
    const { client, review } = await held(statue)
    expect(review).toMatchObject({ moderation: { moderationStatus: 'IN_MODERATION' }, publishCount: 0 })
    expect(await shop.happened(review.id)).not.toContain('review_published')
    const [reviewId, returnPrivateReviews] = [review.id, true]
    const otherMember = await author()
    for (const reviews of [visitor(), client, owner(), otherMember])
      expect((await refusalOf(reviews.getReview({ reviewId }))).code).toBe('REVIEW_NOT_FOUND')
    expect((await refusalOf(otherMember.getReview({ reviewId, returnPrivateReviews }))).code).toBe('REVIEW_NOT_FOUND')
    for (const reviews of [client, owner(), app('REVIEWS.READ_REVIEWS', 'REVIEWS.READ_PRIVATE_REVIEWS')])
      expect((await reviews.getReview({ reviewId, returnPrivateReviews })).review.id).toBe(reviewId)
    for (const reviews of [visitor(), app('REVIEWS.READ_REVIEWS')]) {
      expect((await refusalOf(reviews.getReview({ reviewId, returnPrivateReviews }))).status).toBe(403)
      expect((await refusalOf(reviews.queryReviews({ returnPrivateReviews }))).status).toBe(403)
      expect((await refusalOf(reviews.countReviews({ includePrivateReviews: true }))).status).toBe(403)
    }
    const { review: approved } = await owner().updateModerationStatus({ reviewId, status: 'APPROVED' })
    expect(approved).toMatchObject({ moderation: { moderationStatus: 'APPROVED', manuallyChanged: true }, publishCount: 1, revision: '2' })
    expect((await owner().updateModerationStatus({ reviewId, status: 'APPROVED' })).review).toEqual(approved)
    expect((await visitor().getReview({ reviewId })).review).toEqual(approved)
    expect((await shop.happened(reviewId)).filter((slug) => slug === 'review_published')).toHaveLength(1)
  })

  test('200: what an author changes waits again, what the site changes doesn’t', async () => {
    const client = await author()
    const { review } = await client.createReview(reviewOf(statue))
    const change = (revision: string) => ({ review: { id: review.id, revision, content: { title: 'Changed' } } })
    await moderating('HOLD', async () => {
      const { review: byOwner } = await owner().updateReview(change('1'))
      expect(byOwner.moderation.moderationStatus).toBe('APPROVED')
      const { review: byAuthor } = await client.updateReview(change('2'))
      expect(byAuthor).toMatchObject({
        content: { title: 'Changed', rating: 4 },
        moderation: { moderationStatus: 'IN_MODERATION', manuallyChanged: false },
      })
    })
  })

  test('403: members and visitors don’t moderate or reply; 404 for another site’s or a missing review', async () => {
    const client = await author()
    const { review } = await client.createReview(reviewOf(statue))
    const reviewId = review.id
    expect((await refusalOf(client.updateModerationStatus({ reviewId, status: 'REJECTED' }))).status).toBe(403)
    expect((await refusalOf(client.setReply({ reviewId, message: 'Mine' }))).status).toBe(403)
    const missing = randomUUID()
    expect((await refusalOf(owner().updateModerationStatus({ reviewId: missing, status: 'REJECTED' }))).code).toBe('REVIEW_NOT_FOUND')
  })

  test('200: counts by status follow', async () => {
    const before = (await owner().countReviewsByStatus({})).counts
    const { review } = await held(statue)
    await owner().updateModerationStatus({ reviewId: review.id, status: 'REJECTED' })
    await held(statue)
    const { counts } = await owner().countReviewsByStatus({})
    expect(counts).toEqual({ ...before, IN_MODERATION: before.IN_MODERATION + 1, REJECTED: before.REJECTED + 1 })
  })
})

describe('changes', () => {
  test('200 and 409 REVIEW_CHANGED: of parallel updates with one revision, one is saved', async () => {
    const client = await author()
    const { review } = await client.createReview(reviewOf(mug))
    const update = (rating: number) => client.updateReview({ review: { id: review.id, revision: '1', content: { rating } } })
    const results = await Promise.allSettled([1, 2, 3].map(update))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusalOf(update(5))).toMatchObject({ status: 409, code: 'REVIEW_CHANGED', data: { revision: '2' } })
  })

  test('200: a package sends back what it has read; fields of the server are ignored', async () => {
    const client = await author()
    const { review } = await client.createReview(reviewOf(mug))
    const { review: same } = await client.updateReview({ review: { ...review, author: { authorName: 'M.' } } })
    expect(same).toMatchObject({ content: review.content, author: { authorName: 'M.' }, revision: '2' })
    const dated = { review: { id: review.id, revision: '2', reviewDate: '2024-02-03T10:00:00.000Z' } }
    expect((await refusalOf(client.updateReview(dated))).code).toBe('REVIEW_FIELD_FORBIDDEN')
    expect((await owner().updateReview(dated)).review.reviewDate).toBe(dated.review.reviewDate)
  })

  test('404: another member’s review; 200: the author and the site delete', async () => {
    const client = await author()
    const { review } = await client.createReview(reviewOf(mug))
    const reviewId = review.id
    const other = await author()
    expect((await refusalOf(other.updateReview({ review: { id: reviewId, revision: '1' } }))).code).toBe('REVIEW_NOT_FOUND')
    expect((await refusalOf(other.deleteReview({ reviewId }))).code).toBe('REVIEW_NOT_FOUND')
    expect(await client.deleteReview({ reviewId })).toEqual({ review })
    expect(await shop.happened(reviewId)).toContain('deleted')
    const { review: second } = await client.createReview(reviewOf(mug))
    await owner().deleteReview({ reviewId: second.id })
    expect((await refusalOf(owner().deleteReview({ reviewId: second.id }))).code).toBe('REVIEW_NOT_FOUND')
  })

  test('200: a reply is set, replaced and removed', async () => {
    const { review } = await owner().createReview(ofContact(mug))
    const reviewId = review.id
    await owner().setReply({ reviewId, message: 'Thanks' })
    const { review: replied } = await owner().setReply({ reviewId, message: 'Thank you' })
    expect(replied).toMatchObject({ reply: { message: 'Thank you', createdDate: expect.any(String) }, revision: '3' })
    expect((await visitor().getReview({ reviewId })).review.reply).toEqual(replied.reply)
    const { review: without } = await owner().removeReply({ reviewId })
    expect(without.reply).toBeUndefined()
    expect((await owner().removeReply({ reviewId })).review).toEqual(without)
  })
})

describe('lists', () => {
  test('200: cursor pages of one product, by a condition in $and', async () => {
    const product = statue
    const reader = visitor()
    const { client, review: own } = await held(product)
    for (let at = 0; at < 7; at += 1) await owner().createReview(ofContact(product, (at % 5) + 1))
    const filter = { $and: [{ entityId: product }, { 'content.rating': { $gte: 2 } }] }
    const { count } = await reader.countReviews({ filter })
    const seen: string[] = []
    let page = await reader.queryReviews({
      query: { filter, sort: [{ fieldName: 'content.rating', order: 'DESC' }], cursorPaging: { limit: 2 } },
    })
    for (;;) {
      expect(page.reviews.every(({ entityId, content }) => entityId === product && content.rating >= 2)).toBe(true)
      seen.push(...page.reviews.map(({ id }) => id))
      const cursor = page.metadata.cursors?.next
      expect(page.metadata).toMatchObject({ count: page.reviews.length, hasNext: Boolean(cursor) })
      if (!cursor) break
      page = await reader.queryReviews({ query: { cursorPaging: { cursor, limit: 2 } } })
    }
    expect(new Set(seen).size).toBe(count)
    expect(seen).toHaveLength(count)
    const mine = { filter: { 'author.contactId': own.author.contactId } }
    expect((await client.queryReviews({ query: mine })).reviews).toEqual([])
    expect((await client.queryReviews({ query: mine, returnPrivateReviews: true })).reviews).toEqual([own])
    expect(await client.countReviews({ ...mine, includePrivateReviews: true })).toEqual({ count: 1 })
  })

  test('200: filters and sorts by each field', async () => {
    const { review } = await owner().createReview(ofContact(jug, 2))
    const filters = {
      id: review.id,
      namespace: 'stores',
      entityId: jug,
      'author.contactId': review.author.contactId,
      'moderation.moderationStatus': 'APPROVED',
      'origin.type': 'ORGANIC',
      'content.rating': 2,
      createdDate: { $gte: review.createdDate },
      helpfulness: 0,
      verified: false,
    }
    const sortable = ['origin.type', 'content.rating', 'createdDate', 'helpfulness', 'verified']
    for (const [field, value] of Object.entries(filters)) {
      const filter = { $and: [{ id: review.id }, { [field]: value }] }
      const sort = sortable.includes(field) ? [{ fieldName: field }] : []
      expect((await visitor().queryReviews({ query: { filter, sort } })).reviews).toEqual([review])
    }
    expect((await visitor().queryReviews({ query: { filter: { id: review.id, namespace: { $ne: 'stores' } } } })).reviews).toEqual([])
    expect(brokenRules(await refusalOf(visitor().queryReviews({ query: { cursorPaging: { limit: 101 } } })))).toEqual([
      'query.cursorPaging.limit MAX',
    ])
  })
})

describe('bulkCreateReview', () => {
  test('200: each review succeeds or fails on its own, in the order of the request; parallel calls create each once', async () => {
    const contacts = Array.from({ length: 6 }, () => randomUUID())
    const reviews = [
      ...contacts.map((contactId) => ofContact(bowl, 3, contactId).review),
      ofContact(randomUUID()).review,
      reviewOf(bowl).review,
    ]
    const bulk = (given: typeof reviews) => owner().bulkCreateReview({ reviews: given, returnEntity: true })
    const [one, two] = await Promise.all([bulk(reviews), bulk(reviews.toReversed())])
    const created = [...one.results, ...two.results].filter(({ itemMetadata }) => itemMetadata.success)
    expect(created.map(({ review }) => review!.author.contactId).toSorted()).toEqual(contacts.toSorted())
    const again = await owner().bulkCreateReview({ reviews })
    expect(again.results.map(({ itemMetadata }) => [itemMetadata.originalIndex, itemMetadata.error?.code])).toEqual([
      ...contacts.map((_, index) => [index, 'REVIEW_ALREADY_EXISTS']),
      [6, 'ENTITY_NOT_FOUND'],
      [7, 'REVIEW_AUTHOR_REQUIRED'],
    ])
    expect(again.bulkActionMetadata).toEqual({ totalSuccesses: 0, totalFailures: 8, undetailedFailures: 0 })
  })
})

describe('getRatings', () => {
  test('200: counts published reviews, also while many are moderated at once', async () => {
    const product = print
    const ratings = [5, 5, 4, 2, 1, 3]
    const created = await Promise.all(ratings.map((rating) => owner().createReview(ofContact(product, rating))))
    const rated = async () => (await visitor().getRatings({ entityIds: [product, randomUUID()] })).ratings
    expect(await rated()).toMatchObject([
      { entityId: product, count: 6, average: 3.33, countPerStar: [1, 1, 1, 1, 2] },
      { count: 0, countPerStar: [0, 0, 0, 0, 0] },
    ])
    expect((await rated())[1]).not.toHaveProperty('average')
    await Promise.all(
      created.flatMap(({ review }) =>
        (['REJECTED', 'APPROVED', 'REJECTED', 'APPROVED', 'REJECTED'] as const).map((status) =>
          owner().updateModerationStatus({ reviewId: review.id, status }),
        ),
      ),
    )
    const { count } = await visitor().countReviews({ filter: { entityId: product } })
    expect((await rated())[0]!.count).toBe(count)
    for (const { review } of created) await owner().updateModerationStatus({ reviewId: review.id, status: 'REJECTED' })
    expect((await rated())[0]!.count).toBe(0)
  })

  test('are counted from the index alone', async () => {
    const statement = sql`
      select entity_id, rating, count(*) from reviews
      where site_id = ${shop.siteId} and entity_id = any(${[jug]}::uuid[]) and moderation_status = 'APPROVED' group by entity_id, rating`
    expect(await planOf(shop.database, statement)).toContain('reviews_ratings')
  })
})
