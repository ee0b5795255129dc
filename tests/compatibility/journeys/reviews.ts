import { randomUUID } from 'node:crypto'
import type { Package } from '../clients.ts'
import { chooseGoods } from '../goods.ts'
import type { Walk } from '../journey.ts'

/** A member reviews a product with today's packages; the shop moderates and answers. */
export async function journey({ clientId, apiKey, siteId, connection, generation, mode, step, attempt }: Walk): Promise<void> {
  if (generation !== 'current') return
  const shopper: Package = connection.visitor(clientId)
  const owner: Package = connection.owner(apiKey, siteId)
  const { plain, varied } = await step('goods', () => chooseGoods(shopper))
  const review = (entityId: string, rating: number) => ({
    namespace: 'stores',
    entityId,
    content: { rating, title: 'Sturdy', body: 'Holds water.' },
  })
  await attempt('refused: a visitor', () => shopper.reviews.createReview(review(plain._id, 5)))
  const email = `rosa.${mode}@example.com`
  await step('registered', () => shopper.auth.register({ email, password: 'a windowsill full of basil' }))
  const memberId = await step('found', async () => {
    const { items } = await owner.members
      .queryMembers({ fieldsets: ['FULL'] })
      .eq('loginEmail', email)
      .find()
    return items[0]._id
  })
  await step('signed in', async () => shopper.auth.setTokens(await shopper.auth.getMemberTokensForExternalLogin(memberId, apiKey)))
  const created = await step('created', () => shopper.reviews.createReview(review(plain._id, 5)))
  await attempt('refused: twice', () => shopper.reviews.createReview(review(plain._id, 4)))
  await attempt('updated', () => shopper.reviews.updateReview(created._id, { ...created, content: { ...created.content, rating: 4 } }))
  await attempt('refused: stale', () => shopper.reviews.updateReview(created._id, created))
  await attempt('replied', () => owner.reviews.setReply(created._id, 'Thank you!'))
  const imported = [1, 2, 3].map((rating) => ({ ...review(varied._id, rating), author: { contactId: randomUUID(), authorName: 'Ana' } }))
  await step('imported', () => owner.reviews.bulkCreateReview(imported, { returnEntity: true }))
  await attempt('pages', async () => {
    const authors = imported.map(({ author }) => author.contactId)
    const query = shopper.reviews.queryReviews().eq('entityId', varied._id).in('author.contactId', authors)
    let page = await query.descending('content.rating').limit(2).find()
    const sizes = [page.items.length]
    const ratings = page.items.map(({ content }: Package) => content.rating)
    while (page.hasNext()) {
      page = await page.next()
      sizes.push(page.items.length)
      ratings.push(...page.items.map(({ content }: Package) => content.rating))
    }
    return { sizes, ratings }
  })
  await attempt('moderated', () => owner.reviews.updateModerationStatus(created._id, { status: 'REJECTED' }))
  await attempt('refused: not public', () => owner.reviews.getReview(created._id))
  await attempt('own', () => shopper.reviews.getReview(created._id, { returnPrivateReviews: true }))
  await attempt('counted', () => owner.reviews.countReviews({ filter: { entityId: plain._id }, includePrivateReviews: true }))
  await attempt('without a reply', () => owner.reviews.removeReply(created._id))
  await attempt('deleted', () => shopper.reviews.deleteReview(created._id))
}
