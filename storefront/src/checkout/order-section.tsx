import { useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { TextArea } from '@stoa/ui/components/field'
import { TotalsList } from '../line-items/totals-list.tsx'
import { useTexts } from '../texts/texts.ts'
import { Section, type SectionProps } from './section.tsx'

/** The note, the total, and the button that places the order. */
export function OrderSection({ data, fieldOf, isCalculating }: SectionProps & { isCalculating: boolean }) {
  const { shared, storefront } = useTexts()
  const { review: words, steps, pending } = storefront.checkout
  const { once } = storefront.pay
  const { note, totals } = data.checkout
  const isSending = useNavigation().formMethod === 'POST'
  const pendingText = isSending ? pending : isCalculating && words.calculating
  return (
    <Section id="review" title={steps.review}>
      <details className="fold" open={note !== '' || undefined}>
        <summary>{words.note}</summary>
        <TextArea
          {...fieldOf('note', note)}
          label={words.note}
          isLabelHidden
          optional={shared.optional}
          hint={words.noteHint}
          maxLength={1000}
          rows={2}
        />
      </details>
      <div className="border-t border-line pt-5 lg:hidden">
        <TotalsList totals={totals} isBusy={isSending || isCalculating} />
      </div>
      <output className="sr-only">{!isSending && !isCalculating && words.totalNow(totals.total)}</output>
      <Button type="submit" pendingText={pendingText} className="w-full">
        {words.order(totals.total)}
      </Button>
      {data.needsPayment && <p className="text-small text-soft">{once}</p>}
    </Section>
  )
}
