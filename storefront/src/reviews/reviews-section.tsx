import type { ReactNode } from 'react'
import { Link, useLocation, useNavigation, useSearchParams } from 'react-router'
import { starAt, Stars } from '@stoa/ui/components/stars'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { RatingView } from './rating-view.ts'
import { ReviewList } from './review-list.tsx'
import { reviewListingOf, reviewParams, reviewsHref, reviewSorts } from './reviews-query.ts'
import type { ReviewsPage } from './reviews.server.ts'

interface ReviewsSectionProps {
  slug: string
  rating: RatingView
  page: ReviewsPage
}

/** The reviews of a product: how it was rated, and what was written. */
export function ReviewsSection({ slug, rating, page }: ReviewsSectionProps) {
  const { reviews: words } = useTexts().storefront
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="shell mt-14 scroll-mt-24 sm:mt-20">
      <h2 id="reviews-title" className="text-heading">
        {words.title}
      </h2>
      {rating.count === 0 ? <NoReviews slug={slug} /> : <Reviews {...{ slug, rating, page }} />}
    </section>
  )
}

function NoReviews({ slug }: { slug: string }) {
  const { reviews: words } = useTexts().storefront
  return (
    <div className="card mt-6 flex flex-wrap items-center justify-between gap-4 p-5 sm:p-7">
      <div>
        <p className="text-title font-semibold">{words.none}</p>
        <p className="text-soft">{words.noneText}</p>
      </div>
      <WriteLink slug={slug} />
    </div>
  )
}

const WriteLink = ({ slug }: { slug: string }) => (
  <Link to={paths.review(slug)} rel="nofollow" className="button button-quiet">
    {useTexts().storefront.reviews.write}
  </Link>
)

function Reviews({ slug, rating, page }: ReviewsSectionProps) {
  const { reviews: words } = useTexts().storefront
  const { query, isOnItsWay } = useReviewQuery()
  const { sort, stars } = reviewListingOf(query)
  return (
    <div className="mt-6 grid gap-x-16 gap-y-10 lg:grid-cols-[17rem_1fr]">
      <div className="space-y-5 self-start">
        <Summary rating={rating} query={query} />
        <WriteLink slug={slug} />
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
          <nav aria-label={words.sort} className="flex flex-wrap gap-2">
            {reviewSorts.map((name) => (
              <ReviewsLink
                key={name}
                to={reviewsHref(query, { reviews: name === reviewSorts[0] ? null : name })}
                className="chip"
                isCurrent={name === sort}
              >
                {words.sorts[name]}
              </ReviewsLink>
            ))}
          </nav>
          {stars !== undefined && (
            <ReviewsLink to={reviewsHref(query, { stars: null })} className="link ms-auto py-1.5 text-small">
              {words.showAll}
            </ReviewsLink>
          )}
        </div>
        <div aria-busy={isOnItsWay} className={`transition-opacity ${isOnItsWay ? 'opacity-50' : ''}`}>
          <ReviewList key={[slug, ...reviewParams.map((name) => query.get(name))].join()} slug={slug} page={page} query={query} />
        </div>
      </div>
    </div>
  )
}

/** The average, and how often each number of stars was given: each row shows its reviews. */
function Summary({ rating, query }: { rating: RatingView; query: URLSearchParams }) {
  const { reviews: words } = useTexts().storefront
  const { stars: selected } = reviewListingOf(query)
  return (
    <>
      <div className="flex items-center gap-4">
        <p className="text-display font-bold tabular-nums" aria-hidden="true">
          {rating.averageText}
        </p>
        <div>
          <Stars rating={rating.average} text={rating.averageText} className="h-6" />
          <p className="text-small text-soft">{words.count(rating.countText, rating.count)}</p>
        </div>
      </div>
      <ul aria-label={words.summary} className="-ms-2">
        {rating.bars.map(({ stars, count, countText }) => (
          <li key={stars}>
            <ReviewsLink
              to={reviewsHref(query, { stars: stars === selected ? null : String(stars) })}
              isCurrent={stars === selected}
              className="flex min-h-9 items-center gap-2.5 rounded-control px-2 text-small hover:bg-sunken aria-[current]:bg-accent-wash aria-[current]:font-semibold"
            >
              <span className="w-3 text-end tabular-nums">
                {stars}
                <span className="sr-only">{words.barStars(stars)}</span>
              </span>
              <svg viewBox="0 0 20 20" aria-hidden="true" fill="currentColor" className="size-3.5 shrink-0 text-soft">
                <path d={starAt(0)} />
              </svg>
              <progress aria-hidden="true" max={rating.count} value={count} className="way way-sun" />
              <span className="min-w-8 text-end text-soft tabular-nums">
                {countText}
                <span className="sr-only">{words.barCount(count)}</span>
              </span>
            </ReviewsLink>
          </li>
        ))}
      </ul>
    </>
  )
}

interface ReviewsLinkProps {
  to: string
  className: string
  isCurrent?: boolean
  children: ReactNode
}

/** Another order or filter. It keeps the scroll position; without scripts the page is opened at its reviews. */
const ReviewsLink = ({ to, className, isCurrent = false, children }: ReviewsLinkProps) => (
  <Link to={to} replace preventScrollReset rel="nofollow" className={className} {...(isCurrent && { 'aria-current': 'true' as const })}>
    {children}
  </Link>
)

/** The query of the URL; while other reviews are loading, that of the next one. */
function useReviewQuery(): { query: URLSearchParams; isOnItsWay: boolean } {
  const [here] = useSearchParams()
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const next = location?.pathname === pathname ? new URLSearchParams(location.search) : undefined
  const isOnItsWay = next !== undefined && reviewParams.some((name) => next.get(name) !== here.get(name))
  return { query: next ?? here, isOnItsWay }
}
