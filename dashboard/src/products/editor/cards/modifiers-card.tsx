import { modifiersMax } from '@stoa/contract/catalogue/limits'
import { Rows } from '../../../settings/rows.tsx'
import { CheckAt, TextAt } from '../../../settings/section-fields.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { useEditor } from '../editor-context.ts'
import { EditorCard } from './editor-card.tsx'
import { ModifierFields, freshModifier } from './modifier-fields.tsx'
import { useMayChangeParts } from './use-may-change-parts.ts'

/** What shoppers choose and write besides. */
export function ModifiersCard() {
  const { sections, fields, modifiers } = useTexts().dashboard.productEditor
  const mayChangeParts = useMayChangeParts()
  return (
    <EditorCard id="modifiers" title={sections.modifiers} detail={modifiers.intro}>
      {mayChangeParts && (
        <>
          <h3 className="mb-1 font-medium">{modifiers.choices}</h3>
          <ChoiceModifiers />
        </>
      )}
      <h3 className={`mb-1 font-medium ${mayChangeParts ? 'mt-6' : ''}`}>{fields.customTexts}</h3>
      <CustomTexts />
    </EditorCard>
  )
}

function ChoiceModifiers() {
  const { modifiers: texts } = useTexts().dashboard.productEditor
  const { initial, draft } = useEditor()
  const isLikeOption =
    draft.options.length === 0 &&
    draft.modifiers.some(({ mandatory, choices }) => mandatory === 'on' && choices.every(({ added }) => added === ''))
  return (
    <>
      <Rows
        path="modifiers"
        rows={initial.modifiers}
        fresh={freshModifier}
        nameOf={({ name }) => name || texts.fresh}
        addText={texts.add}
        emptyText={texts.none}
        limit={{ max: modifiersMax, text: texts.full }}
        ordered
        className="space-y-3"
      >
        {(modifier, place) => <ModifierFields modifier={modifier} {...place} />}
      </Rows>
      {isLikeOption && <p className="mt-2 text-small text-soft">{texts.likeOption}</p>}
    </>
  )
}

const freshText = { was: '', title: '', minLength: '', maxLength: '100', mandatory: '', added: '' }
const count = { inputMode: 'numeric', maxLength: 3, className: 'w-28', autoComplete: 'off' } as const

function CustomTexts() {
  const { customTexts: texts, modifiers } = useTexts().dashboard.productEditor
  const { initial, facts } = useEditor()
  const mayChangeParts = useMayChangeParts()
  return (
    <>
      <p className="mb-2 text-small text-soft">{texts.intro}</p>
      <Rows
        path="customTexts"
        rows={initial.customTexts}
        fresh={freshText}
        nameOf={({ title }) => title || texts.fresh}
        addText={texts.add}
        emptyText={texts.none}
        limit={{ max: modifiersMax, text: texts.full }}
        ordered
        className="space-y-3"
      >
        {({ was, title, minLength, maxLength, mandatory, added }, { at, buttons }) => (
          <div className="flex flex-wrap items-end gap-3">
            <input type="hidden" name={`${at}.was`} value={was} />
            <TextAt name={`${at}.title`} value={title} label={texts.title} maxLength={100} className="min-w-48 flex-1" autoComplete="off" />
            {mayChangeParts && <TextAt name={`${at}.minLength`} value={minLength} label={texts.minLength} {...count} />}
            <TextAt name={`${at}.maxLength`} value={maxLength} label={texts.maxLength} {...count} />
            {mayChangeParts && (
              <TextAt
                name={`${at}.added`}
                value={added}
                label={`${modifiers.added} (${facts.currency})`}
                inputMode="decimal"
                maxLength={20}
                className="w-44"
                autoComplete="off"
              />
            )}
            <div className="pb-1">
              <CheckAt name={`${at}.mandatory`} isOn={mandatory === 'on'} label={texts.mandatory} />
            </div>
            {buttons}
          </div>
        )}
      </Rows>
    </>
  )
}
