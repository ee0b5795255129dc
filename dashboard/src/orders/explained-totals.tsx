import { ChevronRight } from 'lucide-react'
import type { ExplainedTotals } from '../answers.ts'
import { useTexts } from '../texts/texts.ts'

type Total = ExplainedTotals['totals'][number]
type Step = Total['steps'][number]

/** The totals of an order. Each can be opened to show how it was calculated. */
export function ExplainedTotalsList({ explanation: { totals } }: { explanation: ExplainedTotals }) {
  const { explained } = useTexts().dashboard.order
  return (
    <section aria-label={explained.title} className="border-t border-line px-(--pad) py-2 tabular-nums">
      {totals.map((total) => (
        <details key={total.kind} className={`group ${total.kind === 'TOTAL' ? 'mt-1 border-t border-line pt-1' : ''}`}>
          <summary
            className={`flex min-h-8 cursor-pointer list-none items-center gap-1 rounded-control hover:bg-sunken [&::-webkit-details-marker]:hidden ${total.kind === 'TOTAL' ? 'text-title font-semibold' : ''}`}
          >
            <ChevronRight
              aria-hidden
              className="size-4 shrink-0 text-soft transition-transform group-open:rotate-90 motion-reduce:transition-none print:hidden rtl:-scale-x-100"
            />
            <span className="grow">
              {explained.totals[total.kind]}
              {total.included && <span className="text-small text-soft"> {explained.included}</span>}
            </span>
            <span className={total.included ? 'text-soft' : ''}>{total.formattedAmount}</span>
          </summary>
          <ul className="mb-2 ms-5 space-y-1 border-s-2 border-line ps-3 text-small print:hidden">
            {total.steps.map((step, index) => (
              <li key={index}>
                <ExplainedStep step={step} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}

function ExplainedStep({ step }: { step: Step }) {
  const { explained } = useTexts().dashboard.order
  const { kind, subject, on, exact, result, shares = [] } = step
  const about =
    kind === 'PART' ? explained.totals[step.operands[0]?.of ?? 'TOTAL'] : [subject || explained.kinds[kind], on].filter(Boolean).join(' · ')
  const reckoned = explained.reckoned[kind](step.operands.map(({ formatted }) => formatted))
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="min-w-0 wrap-anywhere">{about}</span>
        <span className="ms-auto text-end text-soft">
          {reckoned && `${reckoned} = `}
          {exact && `${explained.exact(exact)} `}
          <span className="text-ink">{result.formattedAmount}</span>
        </span>
      </p>
      {shares.length > 0 && (
        <ul className="ps-4 text-soft">
          {shares.map(({ subject: name, result: share }, index) => (
            <li key={index} className="flex justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">{explained.shareOf(name)}</span>
              <span>{share.formattedAmount}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
