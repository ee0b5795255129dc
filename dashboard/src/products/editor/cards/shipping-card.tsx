import { ChoiceAt, TextAt } from '../../../settings/section-fields.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { useEditor } from '../editor-context.ts'
import { EditorCard } from './editor-card.tsx'

/** Weight and sizes. */
export function ShippingCard() {
  const { productEditor: texts } = useTexts().dashboard
  const { initial, facts } = useEditor()
  return (
    <EditorCard id="shipping" title={texts.sections.shipping}>
      <div className="space-y-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextAt
            name="weight"
            value={initial.weight}
            label={texts.weight(texts.weightUnits[facts.weightUnit] ?? '')}
            inputMode="decimal"
            maxLength={20}
            autoComplete="off"
          />
        </div>
        <SizeFields name="productSize" />
        <SizeFields name="packageSize" />
      </div>
    </EditorCard>
  )
}

const units = ['', 'MM', 'CM', 'M', 'IN', 'FT', 'YD']

function SizeFields({ name }: { name: 'productSize' | 'packageSize' }) {
  const { productEditor: texts } = useTexts().dashboard
  const { initial } = useEditor()
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{texts.fields[name]}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {(['length', 'width', 'height'] as const).map((side) => (
          <TextAt
            key={side}
            name={`${name}.${side}`}
            value={initial[name][side]}
            label={texts.size[side]}
            inputMode="decimal"
            maxLength={20}
            autoComplete="off"
          />
        ))}
        <ChoiceAt
          name={`${name}.unit`}
          value={initial[name].unit}
          label={texts.size.unit}
          choices={units.map((value) => ({ value, text: value === '' ? texts.unit.none : (texts.measures[value] ?? value) }))}
        />
      </div>
    </fieldset>
  )
}
