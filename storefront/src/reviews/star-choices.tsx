import { useId } from 'react'
import { starAt } from '@stoa/ui/components/stars'
import { useOwnError } from '@stoa/ui/own-error'
import { useTexts } from '../texts/texts.ts'

interface StarChoicesProps {
  name: string
  rating: number | undefined
  error: string | undefined
}

/** A rating as five radio buttons: the arrow keys select, and all stars up to the selected one are filled, by CSS alone. */
export function StarChoices({ name, rating, error: fromServer }: StarChoicesProps) {
  const { review: words } = useTexts().storefront
  const id = useId()
  const { error, checks } = useOwnError(fromServer)
  return (
    <fieldset key={fromServer} aria-describedby={error && id} data-invalid={error && ''}>
      <legend className="mb-1 font-medium">{words.rating}</legend>
      <div className="star-choices">
        {words.ratings.map((text, index) => (
          <label key={text} className="star-choice">
            <input
              type="radio"
              name={name}
              value={index + 1}
              defaultChecked={rating === index + 1}
              required
              {...checks}
              {...(fromServer !== undefined && index === 0 && { autoFocus: true })}
              aria-label={words.ratingNamed(index + 1, text)}
            />
            <svg viewBox="0 0 20 20" aria-hidden="true" className="stars">
              <path d={starAt(0)} />
            </svg>
            <span aria-hidden="true">{text}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={id} className="mt-1 text-small font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
