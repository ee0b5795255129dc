import type { ComponentType } from 'react'
import { BackInStockFields } from './back-in-stock-fields.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import { GeneralFields } from './general-fields.tsx'
import { MoneyFields } from './money-fields.tsx'
import { PaymentFields } from './payment-fields.tsx'
import { PickupFields } from './pickup-fields.tsx'
import { ReviewFields } from './review-fields.tsx'
import type { SectionChoices } from './section-choices.server.ts'
import type { AnyDraft, Drafts, SectionName } from './sections.ts'
import { TaxFields } from './tax-fields.tsx'

const fieldsOf: { readonly [Name in SectionName]: ComponentType<{ draft: Drafts[Name]; choices: SectionChoices }> } = {
  general: GeneralFields,
  money: MoneyFields,
  delivery: DeliveryFields,
  taxes: TaxFields,
  'pickup-places': PickupFields,
  payment: PaymentFields,
  reviews: ReviewFields,
  'back-in-stock': BackInStockFields,
}

export function SectionFields({ name, draft, choices }: { name: SectionName; draft: AnyDraft; choices: SectionChoices }) {
  const Fields = fieldsOf[name] as ComponentType<{ draft: AnyDraft; choices: SectionChoices }>
  return <Fields draft={draft} choices={choices} />
}
