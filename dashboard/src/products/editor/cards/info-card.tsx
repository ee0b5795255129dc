import { useId } from 'react'
import { RichField } from '../../../rich-text/rich-field.tsx'
import { useSectionErrors } from '../../../settings/section-context.ts'
import { ChoiceAt, TextAt } from '../../../settings/section-fields.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { useEditor } from '../editor-context.ts'
import { EditorCard } from './editor-card.tsx'

/** What the product is. */
export function InfoCard() {
  const { productEditor: texts } = useTexts().dashboard
  const { initial, facts, isNew } = useEditor()
  const errors = useSectionErrors()
  const brandsId = useId()
  return (
    <EditorCard id="info" title={texts.sections.info}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextAt
          name="name"
          value={initial.name}
          label={texts.fields.name}
          maxLength={80}
          autoComplete="off"
          required
          {...(isNew && { 'data-first-field': true })}
          className="sm:col-span-2"
        />
        <div className="min-w-0 sm:col-span-2">
          <RichField
            name="description"
            label={texts.fields.description}
            error={errors.of('description')}
            defaultValue={initial.description}
            maxLength={8000}
            origin={facts.origin}
          />
        </div>
        <ChoiceAt
          name="productType"
          value={initial.productType}
          label={texts.fields.productType}
          choices={Object.entries(texts.types).map(([value, text]) => ({ value, text }))}
        />
        <TextAt name="brand" value={initial.brand} label={texts.fields.brand} list={brandsId} maxLength={50} autoComplete="off" />
        <datalist id={brandsId}>
          {facts.brands.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      </div>
    </EditorCard>
  )
}
