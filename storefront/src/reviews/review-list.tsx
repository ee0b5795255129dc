import { BadgeCheck } from 'lucide-react'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { Link, useFetcher } from 'react-router'
import { Stars } from '@stoa/ui/components/stars'
import { paths } from '../paths.ts'
import { Picture } from '../products/picture.tsx'
import { useTexts } from '../texts/texts.ts'
import type { loader } from './more-reviews.ts'
import type { ReviewView } from './review-view.ts'
import { reviewsHref } from './reviews-query.ts'
import type { ReviewsPage } from './reviews.server.ts'

interface ReviewListProps {
  slug: string
  page: ReviewsPage
  query: URLSearchParams
}

/** Reviews, and the link to more of them: with scripts they are added below, without scripts it opens the next page. */
export function ReviewList({ slug, page, query }: ReviewListProps) {
  const { reviews: words } = useTexts().storefront
  const { load, data, state } = useFetcher<typeof loader>()
  const [shown, setShown] = useState([page])
  const list = useRef<HTMLUListElement>(null)
  const reviews = shown.flatMap((one) => one.reviews)
  const next = shown.at(-1)!.next
  useEffect(() => {
    if (data) setShown((before) => (before.includes(data) ? before : [...before, data]))
  }, [data])
  // The link is gone or further down: the reading continues with the first one that was added.
  useEffect(() => {
    if (shown.length > 1)
      list.current?.querySelectorAll<HTMLElement>(':scope > li')[shown.slice(0, -1).flatMap((one) => one.reviews).length]?.focus()
  }, [shown])
  const loadMore = (event: MouseEvent): void => {
    event.preventDefault()
    if (next && state === 'idle') void load(`${paths.moreReviews(slug)}?${new URLSearchParams({ after: next })}`)
  }
  if (reviews.length === 0) return <p className="py-6 text-soft">{words.noMatch}</p>
  return (
    <>
      <ul ref={list} className="divide-y divide-line">
        {reviews.map((review) => (
          <li key={review.id} tabIndex={-1} className="py-6 focus:outline-none">
            <ReviewArticle review={review} />
          </li>
        ))}
      </ul>
      {next && (
        <Link
          to={reviewsHref(query, { after: next })}
          onClick={loadMore}
          rel="nofollow"
          className="button button-quiet mt-2"
          aria-disabled={state !== 'idle'}
        >
          {state === 'idle' ? words.more : words.loading}
        </Link>
      )}
    </>
  )
}

export function ReviewArticle({ review }: { review: ReviewView }) {
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
            <BadgeCheck aria-hidden="true" className="size-4" />
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
