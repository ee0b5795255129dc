import { Card } from '../kit/card.tsx'
import { useTexts } from '../texts/texts.ts'
import type { ProductView } from './product-view.ts'

/** The product's options and their choices. Sold-out choices are struck through. */
export function ProductOptions({ options }: Pick<ProductView, 'options'>) {
  const { productPage: page, products } = useTexts().dashboard
  const { stockStates } = products
  if (options.length === 0) return null
  return (
    <Card title={page.options}>
      <dl className="space-y-3">
        {options.map(({ name, choices }) => (
          <div key={name}>
            <dt className="text-small text-soft">{name}</dt>
            <dd className="mt-1 flex flex-wrap gap-1.5">
              {choices.map((choice) => (
                <span
                  key={choice.name}
                  className={`rounded-full border px-2.5 py-px text-small ${choice.inStock ? 'border-edge' : 'border-line text-soft line-through'}`}
                >
                  {choice.name}
                  {!choice.inStock && <span className="sr-only"> ({stockStates.OUT_OF_STOCK})</span>}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** What shoppers choose besides, with what it adds to the price. */
export function ProductModifiers({ modifiers }: Pick<ProductView, 'modifiers'>) {
  const { productPage: page } = useTexts().dashboard
  if (modifiers.length === 0) return null
  return (
    <Card title={page.modifiers}>
      <dl className="space-y-3">
        {modifiers.map(({ name, isMandatory, choices }) => (
          <div key={name}>
            <dt className="text-small text-soft">{page.modifier(name, isMandatory)}</dt>
            <dd className="mt-1 flex flex-wrap gap-1.5">
              {choices.map((choice) => (
                <span key={choice.name} className="rounded-full border border-edge px-2.5 py-px text-small">
                  {choice.name} <span className="text-soft tabular-nums">{choice.added}</span>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
