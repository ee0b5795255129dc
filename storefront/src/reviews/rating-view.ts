import { numberFormat } from '@stoa/ui/formats'

/** The average rating of a product. */
export interface RatingSummary {
  /** With one decimal place; 0 without reviews. */
  average: number
  averageText: string
  count: number
  countText: string
}

/** How a product was rated. */
export interface RatingView extends RatingSummary {
  /** From five stars to one. None without reviews. */
  bars: { stars: number; count: number; countText: string }[]
}

interface Rating {
  average?: number | undefined
  count: number
  /** From one star to five. */
  countPerStar: readonly number[]
}

export function ratingView({ countPerStar, ...rating }: Rating, locale: string): RatingView {
  const counted = numberFormat(locale)
  return {
    ...ratingSummary(rating, locale),
    bars: (rating.count === 0 ? [] : countPerStar)
      .map((number, index) => ({ stars: index + 1, count: number, countText: counted.format(number) }))
      .toReversed(),
  }
}

/** The rating without its bars. */
export function ratingSummary({ average = 0, count }: Omit<Rating, 'countPerStar'>, locale: string): RatingSummary {
  const rounded = Math.round(average * 10) / 10
  return {
    average: rounded,
    averageText: numberFormat(locale, { minimumFractionDigits: 1 }).format(rounded),
    count,
    countText: numberFormat(locale).format(count),
  }
}
