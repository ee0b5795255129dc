import { useId } from 'react'
import { Card } from '../../../kit/card.tsx'
import { useSectionErrors } from '../../../settings/section-context.ts'
import { ChoiceAt } from '../../../settings/section-fields.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { useEditor } from '../editor-context.ts'
import { useMayChangeParts } from './use-may-change-parts.ts'

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
      <MainCollection />
      {error && <p className="mt-2 text-small font-medium text-danger">{error}</p>}
      {facts.hasMoreCollections && <p className="mt-2 text-small text-soft">{texts.collections.more}</p>}
    </Card>
  )
}

/** The collection that breadcrumbs lead through: one of those of the product. */
function MainCollection() {
  const { collections: texts, fields } = useTexts().dashboard.productEditor
  const { initial, draft, facts } = useEditor()
  const present = draft.mainCategory || initial.mainCategory
  const chosen = facts.collections.filter(({ id }) => draft.collections.includes(id) || id === present)
  const isElsewhere = present !== '' && !chosen.some(({ id }) => id === present)
  if (!useMayChangeParts() || (chosen.length < 2 && present === '')) return null
  return (
    <div className="mt-3">
      <ChoiceAt
        name="mainCategory"
        value={initial.mainCategory}
        label={fields.mainCategory}
        hint={texts.main}
        choices={[
          { value: '', text: texts.first },
          ...chosen.map(({ id, name }) => ({ value: id, text: name })),
          ...(isElsewhere ? [{ value: present, text: texts.other }] : []),
        ]}
      />
    </div>
  )
}
