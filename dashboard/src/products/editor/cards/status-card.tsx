import { Card } from '../../../kit/card.tsx'
import { CheckAt, TextAt } from '../../../settings/section-fields.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { useEditor } from '../editor-context.ts'

/** Whether shoppers see the product, where, and with which label. */
export function StatusCard() {
  const { productEditor: texts } = useTexts().dashboard
  const { initial, draft, facts, isNew } = useEditor()
  const address = `${facts.origin}/products/${draft.slug}`
  return (
    <Card title={texts.status}>
      <div className="space-y-4">
        <CheckAt name="visible" isOn={initial.visible === 'on'} label={texts.fields.visible} hint={texts.hints.visible} />
        <TextAt
          name="slug"
          value={initial.slug}
          label={texts.fields.slug}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          hint={<span className="wrap-anywhere">{isNew && draft.slug === '' ? texts.hints.newSlug : texts.hints.slug(address)}</span>}
        />
        <TextAt
          name="ribbon"
          value={initial.ribbon}
          label={texts.fields.ribbon}
          maxLength={30}
          hint={texts.hints.ribbon}
          autoComplete="off"
        />
      </div>
    </Card>
  )
}
