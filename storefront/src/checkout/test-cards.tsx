import type { MouseEvent } from 'react'
import { useTexts } from '../texts/texts.ts'

/** The sandbox provider's test cards, one click away: a shop without real payments says so and shows every outcome. */
export function TestCards({ isSending }: { isSending: boolean }) {
  const { pay } = useTexts().storefront
  return (
    <section aria-labelledby="test-cards" className="rounded-card bg-sun-wash p-4">
      <h2 id="test-cards" className="font-semibold">
        {pay.sandboxTitle}
      </h2>
      <p className="text-small text-soft">{pay.sandboxText}</p>
      <ul className="mt-3 divide-y divide-line">
        {pay.testCards.map(({ number, says }) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-x-4 py-1 text-small">
            <span className="min-w-0 grow basis-40">{says}</span>
            <button
              type="submit"
              name="testCard"
              value={number}
              formNoValidate
              disabled={isSending}
              onClick={fillIn}
              aria-label={pay.useCard(number)}
              className="link min-h-11 cursor-pointer tabular-nums"
              dir="ltr"
            >
              {number}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Also visible in its field, and still there if the network is lost. */
function fillIn({ currentTarget: { form, value } }: MouseEvent<HTMLButtonElement>): void {
  const field = form?.elements.namedItem('cardNumber')
  if (field instanceof HTMLInputElement) field.value = value
}
