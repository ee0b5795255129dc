import { Check } from 'lucide-react'
import { useEffect, useRef, type MouseEvent } from 'react'
import { Link, useFetcher } from 'react-router'
import { Stars } from '@stoa/ui/components/stars'
import { paths } from '../paths.ts'
import { Picture } from '../products/picture.tsx'
import { useTexts } from '../texts/texts.ts'
import type { clientLoader } from './more-reviews.ts'
import type { ReviewView } from './review-view.ts'
import { reviewsHref } from './reviews-query.ts'
import type { ReviewsPage } from './reviews.server.ts'

interface ReviewListProps {
  slug: string
  page: ReviewsPage
  query: URLSearchParams
}

export function ReviewList(props: ReviewListProps) {
  const { reviews: words } = useTexts().storefront
  if (props.page.reviews.length === 0) return <p className="py-6 text-soft">{words.noMatch}</p>
  return (
    <ul className="divide-y divide-line">
      <ReviewItems {...props} />
    </ul>
  )
}

/** A page of reviews, and the link to the next one: with scripts that is added below, without scripts it is opened. */
function ReviewItems({ slug, page: { reviews, next }, query, isAdded = false }: ReviewListProps & { isAdded?: boolean }) {
  const { reviews: words } = useTexts().storefront
  const { load, data, state } = useFetcher<typeof clientLoader>()
  const first = useRef<HTMLLIElement>(null)
  // The pressed link is gone: reading continues with the first review that was added.
  useEffect(() => void (isAdded && first.current?.focus()), [isAdded])
  const added = data?.page
  const loadMore = (event: MouseEvent, after: string): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (state === 'idle') void load(`${paths.moreReviews(slug)}?${new URLSearchParams({ after })}`)
  }
  return (
    <>
      {reviews.map((review, index) => (
        <li key={review.id} ref={index === 0 ? first : undefined} tabIndex={-1} className="py-6 focus:outline-none">
          <ReviewArticle review={review} />
        </li>
      ))}
      {added && <ReviewItems slug={slug} page={added} query={query} isAdded />}
      {next && !added && (
        <li className="border-0! pt-2">
          <Link
            to={reviewsHref(query, { after: next })}
            onClick={(event) => loadMore(event, next)}
            rel="nofollow"
            className="button button-quiet"
            aria-disabled={state !== 'idle'}
          >
            {state === 'idle' ? words.more : words.loading}
          </Link>
          {data && state === 'idle' && (
            <p role="alert" className="mt-2 text-small text-danger">
              {words.moreFailed}
            </p>
          )}
        </li>
      )}
    </>
  )
}

function ReviewArticle({ review }: { review: ReviewView }) {
  const { reviews: words } = useTexts().storefront
  const { rating, title, body, author, date, instant, isVerified, pictures, reply } = review
  return (
    <article>
      <Stars rating={rating} />
      {title && <h3 className="mt-2 font-semibold wrap-anywhere">{title}</h3>}
      {body && <p className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line">{body}</p>}
      {pictures.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {pictures.map((url) => (
            <li key={url}>
              <a href={url}>
                <Picture picture={{ url, alt: words.pictureBy(author) }} sizes="6rem" className="w-24 rounded-control" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-soft">
        {author && <span className="font-medium text-ink">{author}</span>}
        <time dateTime={instant}>{date}</time>
        {isVerified && (
          <span className="flex items-center gap-1 text-good">
            <Check aria-hidden="true" className="size-4" />
            {words.verified}
          </span>
        )}
      </p>
      {reply && (
        <div className="mt-4 border-s-3 border-sun ps-4">
          <p className="text-small font-semibold">
            {words.reply(reply.from)} <span className="font-normal text-soft">{reply.date}</span>
          </p>
          <p className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line">{reply.message}</p>
        </div>
      )}
    </article>
  )
}
