import { Stars } from '@stoa/ui/components/stars'
import { useTexts } from '../texts/texts.ts'
import type { RatingView } from './rating-view.ts'

/** The rating below a product's name, which leads to its reviews; nothing if there are none. */
export function RatingLink({ rating: { average, averageText, count, countText } }: { rating: RatingView }) {
  const { reviews: words } = useTexts().storefront
  if (count === 0) return null
  return (
    <p className="mt-3">
      <a href="#reviews" className="inline-flex min-h-6 items-center gap-2 hover:underline">
        <Stars rating={average} text={averageText} className="h-4.5" />
        <span className="text-small">
          <span aria-hidden="true" className="font-semibold tabular-nums">
            {averageText}
          </span>{' '}
          <span className="text-soft">{words.count(countText, count)}</span>
        </span>
      </a>
    </p>
  )
}
