import { useState, type ReactNode } from 'react'
import type { SelectedChoices } from './choices.ts'
import { fieldOfOption } from './field-names.ts'
import { ModifierFields } from './modifier-fields.tsx'
import { addedBy, selectedModifiers, priceWith } from './modifiers.ts'
import type { DisplayedPrice } from './price.ts'
import type { ProductView } from './product-view.ts'
import type { Returned } from './use-adding.ts'

type Choose = (option: string, choice: string) => void

/** What modifiers change of a product’s page. */
export interface Modified {
  price: DisplayedPrice
  /** By the names of modifiers. */
  chosen: SelectedChoices
  fields(choose: Choose, returned: Returned | undefined): ReactNode
}

interface WithModifiersProps {
  product: ProductView
  /** Of the variant. */
  price: DisplayedPrice
  valueOf(field: string): string
  children(modified: Modified): ReactNode
}

/** A product’s page with what shoppers choose or write besides the variant. */
export function WithModifiers({ product: { modifiers, money }, price, valueOf, children }: WithModifiersProps) {
  const [typed, setTyped] = useState<SelectedChoices>({})
  const selected = Object.fromEntries(modifiers.map(({ name, text }) => [text?.field ?? name, valueOf(text?.field ?? fieldOfOption(name))]))
  const chosen = selectedModifiers(modifiers, selected)
  return children({
    price: priceWith(price, addedBy(modifiers, { ...selected, ...typed, ...chosen }), money),
    chosen,
    fields: (choose, returned) => (
      <ModifierFields
        modifiers={modifiers}
        chosen={chosen}
        returned={returned}
        onChoose={choose}
        onWrite={(field, text) => setTyped((now) => ({ ...now, [field]: text }))}
      />
    ),
  })
}
