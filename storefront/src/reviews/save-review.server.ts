import { redirect } from 'react-router'
import { reviewTextMax } from '@stoa/contract/reviews/lengths'
import type { Client } from '@stoa/sdk'
import { isRefusedWith } from '@stoa/ui/refusal'
import { formProblemsOf, missingFields, sentBack, textOf, type FieldNames } from '@stoa/ui/refused-form'
import type { Product, Review } from '../answers.ts'
import { paths } from '../paths.ts'

const fieldNames: FieldNames = {
  'review.content.rating': 'rating',
  'review.content.title': 'title',
  'review.content.body': 'body',
}

/** Maximum length of a review's title and text, for the form. */
export const textMax = reviewTextMax

interface Sent {
  product: Pick<Product, 'id' | 'slug'>
  own: Review | undefined
  form: FormData
}

/** Creates, changes or deletes the member's review of a product. */
export async function saveReview(client: Client, { product: { id, slug }, own, form }: Sent) {
  if (textOf(form, 'intent') === 'delete') {
    if (own) await client.reviews.deleteReview({ reviewId: own.id })
    return redirect(`${paths.product(slug)}#reviews`)
  }
  const missing = missingFields(form, ['rating'])
  if (missing) return sentBack(missing, form)
  const content = { rating: Number(textOf(form, 'rating')), title: textOf(form, 'title') || null, body: textOf(form, 'body') || null }
  try {
    if (own) await client.reviews.updateReview({ review: { id: own.id, revision: textOf(form, 'revision') || own.revision, content } })
    else await client.reviews.createReview({ review: { namespace: 'stores', entityId: id, content } })
  } catch (error) {
    // It was created in another tab meanwhile: the page shows it.
    if (isRefusedWith(error, 'REVIEW_ALREADY_EXISTS')) return redirect(paths.review(slug))
    return sentBack(formProblemsOf(error, fieldNames), form)
  }
  return redirect(`${paths.review(slug)}?sent`)
}
