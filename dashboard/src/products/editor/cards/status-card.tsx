import { useId } from 'react'
import { additionalRibbonsMax } from '@stoa/contract/catalogue/limits'
import { Card } from '../../../kit/card.tsx'
import { Rows } from '../../../settings/rows.tsx'
import { BareAt, CheckAt, TextAt } from '../../../settings/section-fields.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { useEditor } from '../editor-context.ts'
import { useMayChangeParts } from './use-may-change-parts.ts'

/** Whether shoppers see the product, where, and with which label. */
export function StatusCard() {
  const { productEditor: texts } = useTexts().dashboard
  const { initial, draft, facts, isNew } = useEditor()
  const ribbonsId = useId()
  const mayChangeParts = useMayChangeParts()
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
          list={ribbonsId}
          autoComplete="off"
        />
        {mayChangeParts && <FurtherRibbons list={ribbonsId} />}
        <datalist id={ribbonsId}>
          {facts.ribbons.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      </div>
    </Card>
  )
}

function FurtherRibbons({ list }: { list: string }) {
  const { ribbons: texts, fields } = useTexts().dashboard.productEditor
  const { initial } = useEditor()
  return (
    <div>
      <p className="mb-1 font-medium">{fields.ribbons}</p>
      <Rows
        path="ribbons"
        rows={initial.ribbons}
        fresh=""
        nameOf={(name) => name || texts.fresh}
        addText={texts.add}
        emptyText={texts.none}
        limit={{ max: additionalRibbonsMax, text: texts.full }}
        ordered
        className="space-y-2"
      >
        {(ribbon, { at, name, buttons }) => (
          <div className="flex items-center gap-2">
            <div className="min-w-0 flex-1">
              <BareAt name={at} value={ribbon} label={name} list={list} maxLength={30} autoComplete="off" />
            </div>
            {buttons}
          </div>
        )}
      </Rows>
    </div>
  )
}
