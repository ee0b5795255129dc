import { Notice } from '@stoa/ui/components/notice'
import { problemSummary, type FormProblems } from '@stoa/ui/form-problems'
import { ReturnLink } from '../return-urls/return-link.tsx'
import { type Texts, useTexts } from '../texts/texts.ts'
import type { Hindrance } from './checkout-view.ts'

interface NoticesProps {
  problems: FormProblems | undefined
  isUnsent: boolean
  hindrances: readonly Hindrance[]
  toCart: string | undefined
}

/** Notices above the form: why it was sent back, that it couldn't be sent, items that are no longer available. */
export function Notices({ problems, isUnsent, hindrances, toCart }: NoticesProps) {
  const texts = useTexts()
  const { checkout: words } = texts.storefront
  const isOfFields = problems !== undefined && Object.keys(problems.fields).length > 0
  const isOfCart = hindrances.some(({ kind }) => kind !== 'delivery')
  return (
    <div className="space-y-3 empty:hidden">
      {isUnsent && <Notice tone="problem" title={words.offline} focused />}
      {/* Where fields are wrong, the first of them has the focus. */}
      {problems && <Notice tone="problem" title={changedTotal(texts, problems) ?? problemSummary(texts, problems)} focused={!isOfFields} />}
      {hindrances.map((hindrance) => (
        <Notice key={JSON.stringify(hindrance)} title={sentenceOf(texts, hindrance)} />
      ))}
      {isOfCart && toCart && (
        <p>
          <ReturnLink to={toCart} className="link">
            {words.notice.remedy}
          </ReturnLink>
        </p>
      )}
    </div>
  )
}

/** If the total has changed, the notice shows both amounts. */
function changedTotal({ storefront }: Texts, { code, data: { before, now } }: FormProblems): string | undefined {
  if (code !== 'CHECKOUT_CHANGED' || typeof before !== 'string' || typeof now !== 'string' || !before) return undefined
  return storefront.checkout.changed(before, now)
}

function sentenceOf({ storefront: { checkout } }: Texts, hindrance: Hindrance): string {
  switch (hindrance.kind) {
    case 'notSold':
      return checkout.notice.notSold(hindrance.name)
    case 'outOfStock':
      return checkout.notice.outOfStock(hindrance.name)
    case 'fewer':
      return checkout.notice.fewer(hindrance.name, hindrance.available)
    case 'delivery':
      return checkout.notice.delivery
  }
}
