import type { MouseEvent } from 'react'
import { useTexts } from '../texts/texts.ts'

interface TestCardsProps {
  isSending: boolean
  /** Whether a press pays at once, or only fills in the number. */
  type?: 'submit' | 'button'
}

/** The sandbox provider's test cards, one click away: a shop without real payments says so and shows every outcome. */
export function TestCards({ isSending, type = 'submit' }: TestCardsProps) {
  const { pay } = useTexts().storefront
  const [approved, ...others] = pay.testCards.map((card) => <TestCard key={card.number} {...card} isSending={isSending} type={type} />)
  return (
    <section aria-labelledby="test-cards" className="rounded-card bg-sun-wash p-4">
      <p id="test-cards" className="font-semibold">
        {pay.sandboxTitle}
      </p>
      <p className="text-small text-soft">{pay.sandboxText}</p>
      <ul className="mt-3">{approved}</ul>
      <details>
        <summary className="link min-h-11 cursor-pointer py-2.5 text-small">{pay.otherTestCards}</summary>
        <ul className="divide-y divide-line">{others}</ul>
      </details>
    </section>
  )
}

interface TestCardProps extends Required<TestCardsProps> {
  number: string
  says: string
}

function TestCard({ number, says, isSending, type }: TestCardProps) {
  const { pay } = useTexts().storefront
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-1 text-small">
      <span className="min-w-0 grow basis-24">{says}</span>
      <button
        type={type}
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
  )
}

/** Also visible in its field, and still there if the network is lost. */
function fillIn({ currentTarget: { form, value } }: MouseEvent<HTMLButtonElement>): void {
  const field = form?.elements.namedItem('cardNumber')
  if (field instanceof HTMLInputElement) field.value = value
}
