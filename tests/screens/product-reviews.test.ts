import { beforeAll, describe, expect, test } from 'vitest'
import { changeReviews } from '../../dashboard/src/reviews/change-reviews.server.ts'
import { reviewRows } from '../../dashboard/src/reviews/review-row.ts'
import type { Product } from '../../storefront/src/answers.ts'
import { structuredData } from '../../storefront/src/products/structured-data.ts'
import { reviewListingOf, reviewsHref } from '../../storefront/src/reviews/reviews-query.ts'
import { furtherReviews, ownReview, ratingsOf, reviewsPage, withRatings } from '../../storefront/src/reviews/reviews.server.ts'
import { saveReview } from '../../storefront/src/reviews/save-review.server.ts'
import { memberIn } from '../support/community.ts'
import { bowl, jug, mug } from '../support/goods.ts'
import { makeTestShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await makeTestShop({ rateLimits: 'off' })
  visitor = shop.as(shop.visitor())
})

const baseUrl = 'https://shop.example'

const ratingOf = async (productId: string) => (await ratingsOf(visitor, [productId])).viewOf(productId)
let visitor: ReturnType<TestShop['as']>

const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

async function send(productId: string, nickname: string, fields: Record<string, string>) {
  const { client, member } = await memberIn(shop, { nickname })
  const { product } = await client.catalogue.getProduct({ id: productId })
  const own = () => ownReview(client, productId, member.contactId)
  const sent = async (next: Record<string, string>) => saveReview(client, { product, own: await own(), form: formOf(next) })
  return { answer: await sent({ intent: 'save', ...fields }), own, sent, slug: product.slug }
}

const pageOf = (productId: string, query: string) =>
  reviewsPage(visitor, { productId, listing: reviewListingOf(new URLSearchParams(query)), baseUrl })

describe('a member', () => {
  test('reviews a product once, changes the review, and deletes it', async () => {
    const { answer, own, sent, slug } = await send(mug, 'Mia', { rating: '4', title: ' Solid ', body: '' })
    expect((answer as Response).headers.get('location')).toBe(`/products/${slug}/review?sent`)
    expect(await own()).toMatchObject({ content: { rating: 4, title: 'Solid' }, moderation: { moderationStatus: 'APPROVED' } })
    await sent({ intent: 'save', rating: '2' })
    expect(await own()).toMatchObject({ content: { rating: 2, title: null } })
    expect(await sent({ intent: 'save', rating: '3', title: 'Late', revision: '1' })).toMatchObject({
      data: { problems: { code: 'REVIEW_CHANGED' }, typed: { title: 'Late' } },
      init: { status: 422 },
    })
    await sent({ intent: 'delete' })
    expect(await own()).toBeUndefined()
    expect(await pageOf(mug, '')).toEqual({ reviews: [], next: undefined })
  })

  test('gets a form without a rating back, with its input', async () => {
    const { answer, own } = await send(mug, 'Nuno', { title: 'Solid' })
    expect(answer).toMatchObject({
      data: { problems: { fields: { rating: { rule: 'REQUIRED_FIELD' } } }, typed: { title: 'Solid' } },
      init: { status: 422 },
    })
    expect(await own()).toBeUndefined()
  })
})

describe('visitors', () => {
  beforeAll(async () => {
    for (const rating of [5, 5, 4, 5, 1, 5])
      await send(jug, `Author ${rating}`, { rating: String(rating), title: '<script>ran()</script>' })
  })

  test('page through all reviews, and filter and sort them', async () => {
    const first = await pageOf(jug, '')
    const second = await pageOf(jug, `after=${encodeURIComponent(first.next!)}`)
    expect([...first.reviews, ...second.reviews].map(({ rating }) => rating)).toEqual([5, 1, 5, 4, 5, 5])
    expect(second.next).toBeUndefined()
    expect((await pageOf(jug, 'stars=4')).reviews.map(({ rating }) => rating)).toEqual([4])
    expect((await pageOf(jug, 'reviews=lowest')).reviews.map(({ rating }) => rating)).toEqual([1, 4, 5, 5, 5])
    expect((await pageOf(jug, 'stars=6&reviews=loudest')).reviews).toHaveLength(5)
  })

  test('start again with an invalid cursor, and see no reviews of another product with its cursor', async () => {
    expect((await pageOf(jug, 'after=x')).reviews).toHaveLength(5)
    expect(
      await furtherReviews(visitor, { productId: jug, listing: reviewListingOf(new URLSearchParams('after=x')), baseUrl }),
    ).toBeUndefined()
    const { next } = await pageOf(jug, '')
    expect((await pageOf(bowl, `after=${encodeURIComponent(next!)}`)).reviews).toEqual([])
  })

  test('see the rating with the product and in lists', async () => {
    expect(await ratingOf(jug)).toMatchObject({ average: 4.2, count: 6, countText: '6' })
    const rating = { average: 4.2, averageText: '4.2', count: 6, countText: '6' }
    expect(await withRatings(visitor, [{ id: jug }, { id: bowl }])).toEqual([{ id: jug, rating }, { id: bowl }])
  })

  test('search engines get the rating and the reviews of the page, and neither without reviews', async () => {
    const { product } = await visitor.catalogue.getProduct({ id: jug })
    const dataOf = async (productId: string) =>
      structuredData(product as Product, `${baseUrl}/products/jug`, {
        rating: await ratingOf(productId),
        reviews: (await pageOf(productId, '')).reviews,
        preorders: new Map(),
      })
    expect(await dataOf(jug)).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.2, reviewCount: 6, bestRating: 5 },
      review: expect.arrayContaining([expect.objectContaining({ author: { '@type': 'Person', name: 'Author 4' } })]),
    })
    expect(Object.keys(await dataOf(bowl))).not.toEqual(expect.arrayContaining(['aggregateRating', 'review']))
  })
})

test('a link to other reviews keeps the selection of the product, and starts at the first page', () => {
  const query = new URLSearchParams('option.Size=S&stars=4&after=x')
  expect(reviewsHref(query, { reviews: 'lowest' })).toBe('?option.Size=S&stars=4&reviews=lowest#reviews')
  expect(reviewsHref(query, { stars: null })).toBe('?option.Size=S#reviews')
})

test('the dashboard decides about selected reviews, skips deleted ones, and replies', async () => {
  const owner = shop.as(shop.owner())
  const { own } = await send(bowl, 'Olga', { rating: '3', body: 'Fine.' })
  const { id } = (await own())!
  const form = formOf({ intent: 'reject', bulk: 'yes', id })
  form.append('id', '00000000-0000-4000-8000-00000000dead')
  expect(await changeReviews(owner, form)).toEqual({ done: { verb: 'reject', count: 1 } })
  expect((await pageOf(bowl, '')).reviews).toEqual([])
  expect(await changeReviews(owner, formOf({ intent: 'approve', id }))).toEqual({ done: { verb: 'approve', count: 1 } })
  expect(await changeReviews(owner, formOf({ intent: 'reply', id, message: 'Thank you.' }))).toBeNull()
  expect((await pageOf(bowl, '')).reviews).toMatchObject([{ reply: { message: 'Thank you.' } }])
  const [row] = await reviewRows(owner, [(await own())!], { locale: 'en-IE', timeZone: 'Europe/Lisbon' })
  expect(row).toMatchObject({
    state: 'published',
    author: 'Olga',
    memberId: expect.any(String),
    product: { id: bowl },
    reply: 'Thank you.',
  })
  const halfWay = formOf({ intent: 'approve', bulk: 'yes', id })
  halfWay.append('id', 'not an id')
  expect(await changeReviews(owner, halfWay)).toMatchObject({
    done: { verb: 'approve', count: 1 },
    problems: { code: 'INVALID_ARGUMENT' },
  })
  await expect(changeReviews(owner, formOf({ intent: 'remove-reply', bulk: 'yes', id }))).rejects.toMatchObject({ init: { status: 400 } })
  expect(await changeReviews(owner, formOf({ intent: 'approve' }))).toMatchObject({ data: { problems: { code: 'NOTHING_SELECTED' } } })
})
