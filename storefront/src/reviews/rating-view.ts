import { numberFormat } from '@stoa/ui/formats'

/** How a product was rated. */
export interface RatingView {
  /** With one decimal place; 0 without reviews. */
  average: number
  averageText: string
  count: number
  countText: string
  /** From five stars to one. */
  bars: { stars: number; count: number; countText: string }[]
}

interface Rating {
  average?: number | undefined
  count: number
  /** From one star to five. */
  countPerStar: readonly number[]
}

export function ratingView({ average = 0, count, countPerStar }: Rating, locale: string): RatingView {
  const rounded = oneDecimal(average)
  const counted = numberFormat(locale)
  return {
    average: rounded,
    averageText: numberFormat(locale, { minimumFractionDigits: 1 }).format(rounded),
    count,
    countText: counted.format(count),
    bars: countPerStar.map((number, index) => ({ stars: index + 1, count: number, countText: counted.format(number) })).toReversed(),
  }
}

export const oneDecimal = (average: number): number => Math.round(average * 10) / 10
