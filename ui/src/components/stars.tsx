import { useTexts } from '../texts/texts.ts'

/** The highest rating. */
export const starsMax = 5

const starSize = 20

/** The outline of one of the stars in a row. */
export const starAt = (index: number): string =>
  `M${10 + index * starSize} 1.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z`

const stars = Array.from({ length: starsMax }, (_, index) => starAt(index)).join('')

interface StarsProps {
  rating: number
  /** In the format of the locale, if it isn't a whole number. */
  text?: string
  /** Especially its height. */
  className?: string
}

/** A rating as stars, the last of them partially filled. Screen readers get it as text. */
export function Stars({ rating, text = String(rating), className = 'h-4' }: StarsProps) {
  const { shared } = useTexts()
  return (
    <span className="inline-flex shrink-0">
      <svg viewBox={`0 0 ${starsMax * starSize} ${starSize}`} aria-hidden="true" className={`stars rtl:-scale-x-100 ${className}`}>
        <path d={stars} />
        <svg width={rating * starSize}>
          <path d={stars} className="stars-filled" />
        </svg>
      </svg>
      <span className="sr-only">{shared.stars(text)} </span>
    </span>
  )
}
