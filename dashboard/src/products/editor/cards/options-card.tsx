import { useId, type ReactNode } from 'react'
import { modifiersMax, optionChoicesMax } from '@stoa/contract/catalogue/limits'
import { Rows } from '../../../settings/rows.tsx'
import { CheckAt, TextAt } from '../../../settings/section-fields.tsx'
import { useTexts } from '../../../texts/texts.ts'
import type { ChoiceDraft, OptionDraft } from '../draft/product-draft.ts'
import { useEditor } from '../editor-context.ts'
import { addOnEnter } from './add-on-enter.ts'
import { ChoiceFields } from './choice-fields.tsx'
import { EditorCard } from './editor-card.tsx'
import { VariantsTable } from './variants-table.tsx'

const freshChoice: ChoiceDraft = { key: '', was: '', name: '', colour: '', pictures: [] }
const freshOption: OptionDraft = { key: '', was: '', name: '', isColour: '', choices: [freshChoice] }

/** Options with their choices, and the variants that they make. */
export function OptionsCard() {
  const { productEditor: texts } = useTexts().dashboard
  const { initial, draft } = useEditor()
  const hasOptions = draft.options.some(({ name, choices }) => name !== '' && choices.some((choice) => choice.name !== ''))
  return (
    <EditorCard id="options" title={texts.sections.options} detail={texts.options.intro}>
      <Rows
        path="options"
        rows={initial.options}
        fresh={freshOption}
        nameOf={({ name }) => name || texts.options.fresh}
        addText={texts.options.add}
        emptyText={texts.options.none}
        limit={{ max: modifiersMax, text: texts.options.full }}
        ordered
        className="space-y-3"
      >
        {(option, place) => <OptionFields option={option} {...place} />}
      </Rows>
      {initial.options.length > 0 && <p className="mt-2 text-small text-soft">{texts.options.keepsStock}</p>}
      <div className={hasOptions ? 'mt-4 border-t border-line pt-4' : 'hidden'}>
        <CheckAt name="managed" isOn={initial.managed === 'on'} label={texts.fields.managed} hint={texts.hints.managed} />
      </div>
      {hasOptions && draft.managed === 'on' && <VariantsTable />}
    </EditorCard>
  )
}

interface OptionFieldsProps {
  option: OptionDraft
  at: string
  name: string
  buttons: ReactNode
}

function OptionFields({ option, at, name, buttons }: OptionFieldsProps) {
  const { options: texts } = useTexts().dashboard.productEditor
  const fresh = useId()
  return (
    <fieldset className="group/option rounded-control border border-line bg-sunken p-3">
      <legend className="sr-only">{name}</legend>
      <input type="hidden" name={`${at}.key`} value={option.key || fresh} />
      <input type="hidden" name={`${at}.was`} value={option.was} />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <TextAt
          name={`${at}.name`}
          value={option.name}
          label={texts.name}
          placeholder={texts.example}
          maxLength={50}
          className="min-w-32 flex-1"
          autoComplete="off"
        />
        <div className="pb-1">
          <CheckAt name={`${at}.isColour`} isOn={option.isColour === 'on'} label={texts.colours} />
        </div>
        {buttons}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter in one of its fields. */}
      <div className="mt-3" onKeyDown={addOnEnter}>
        <p className="mb-1 font-medium">{texts.choices}</p>
        <Rows
          path={`${at}.choices`}
          rows={option.choices}
          fresh={freshChoice}
          nameOf={(choice) => choice.name || texts.freshChoice}
          addText={texts.addChoice}
          emptyText={texts.noChoices}
          limit={{ max: optionChoicesMax, text: texts.fullChoices }}
          ordered
          className="space-y-2"
        >
          {(choice, place) => <ChoiceFields choice={choice} {...place} />}
        </Rows>
      </div>
    </fieldset>
  )
}
