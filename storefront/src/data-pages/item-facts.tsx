import { useTexts } from '../texts/texts.ts'
import { FieldValue } from './field-value.tsx'
import type { ItemPart } from './item-parts.ts'

interface ItemFactsProps {
  parts: readonly ItemPart[]
  /** Side by side instead of below each other. */
  isInRow?: boolean
  className?: string
}

/** Short values with their labels. */
export function ItemFacts({ parts, isInRow = false, className = '' }: ItemFactsProps) {
  const { dataPages: texts } = useTexts().storefront
  return (
    <section aria-label={texts.facts} className={className}>
      <dl className={isInRow ? 'flex flex-wrap gap-x-10 gap-y-4' : 'space-y-5'}>
        {parts.map(({ key, name, view }) => (
          <div key={key} className="max-w-full min-w-0">
            <dt className={`text-small text-soft wrap-anywhere ${isInRow ? '' : 'mb-1 font-semibold'}`}>{name}</dt>
            <dd>
              <FieldValue view={view} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
