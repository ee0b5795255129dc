import { useId } from 'react'
import { Card } from '../../../kit/card.tsx'
import { useSectionErrors } from '../../../settings/section-context.ts'
import { useTexts } from '../../../texts/texts.ts'
import { useEditor } from '../editor-context.ts'

/** The collections of the product. */
export function OrganizeCard() {
  const { productEditor: texts } = useTexts().dashboard
  const { initial, facts } = useEditor()
  const id = useId()
  const error = useSectionErrors().of('collections')
  return (
    <Card title={texts.fields.collections}>
      {facts.collections.length === 0 ? (
        <p className="text-soft">{texts.collections.none}</p>
      ) : (
        <fieldset className="max-h-64 space-y-1 overflow-y-auto">
          <legend className="sr-only">{texts.collections.choose}</legend>
          {facts.collections.map((collection, index) => (
            <div key={collection.id} className="flex min-h-6 items-center gap-2">
              <input
                type="checkbox"
                id={`${id}-${index}`}
                name={`collections.${index}`}
                value={collection.id}
                defaultChecked={initial.collections.includes(collection.id)}
                className="size-4 shrink-0"
              />
              <label htmlFor={`${id}-${index}`} className="min-w-0 wrap-anywhere">
                {collection.name}
              </label>
            </div>
          ))}
        </fieldset>
      )}
      {error && <p className="mt-2 text-small font-medium text-danger">{error}</p>}
      {facts.hasMoreCollections && <p className="mt-2 text-small text-soft">{texts.collections.more}</p>}
    </Card>
  )
}
