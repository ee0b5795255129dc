import type { ReactNode } from 'react'
import { modifierChoicesMax } from '@stoa/contract/catalogue/limits'
import { Rows } from '../../../settings/rows.tsx'
import { BareAt, CheckAt, TextAt } from '../../../settings/section-fields.tsx'
import { useTexts } from '../../../texts/texts.ts'
import type { ModifierDraft } from '../draft/product-draft.ts'
import { useEditor } from '../editor-context.ts'
import { addOnEnter } from './add-on-enter.ts'
import { ColourField, onlyColours } from './choice-fields.tsx'

type Choice = ModifierDraft['choices'][number]

const freshChoice: Choice = { name: '', colour: '', added: '' }
export const freshModifier: ModifierDraft = { name: '', isColour: '', mandatory: '', choices: [freshChoice] }

interface ModifierFieldsProps {
  modifier: ModifierDraft
  at: string
  name: string
  buttons: ReactNode
}

/** A modifier: its name, whether it shows colours and is required, and its choices with what they add to the price. */
export function ModifierFields({ modifier, at, name, buttons }: ModifierFieldsProps) {
  const { options, modifiers: texts } = useTexts().dashboard.productEditor
  return (
    <fieldset className="group/option rounded-control border border-line bg-sunken p-3">
      <legend className="sr-only">{name}</legend>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <TextAt
          name={`${at}.name`}
          value={modifier.name}
          label={texts.name}
          placeholder={texts.example}
          maxLength={50}
          className="min-w-32 flex-1"
          autoComplete="off"
        />
        <div className="flex flex-wrap gap-x-4 pb-1">
          <CheckAt name={`${at}.isColour`} isOn={modifier.isColour === 'on'} label={options.colours} />
          <CheckAt name={`${at}.mandatory`} isOn={modifier.mandatory === 'on'} label={texts.mandatory} />
        </div>
        {buttons}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter in one of its fields. */}
      <div className="mt-3" onKeyDown={addOnEnter}>
        <Rows
          path={`${at}.choices`}
          rows={modifier.choices}
          fresh={freshChoice}
          nameOf={(choice) => choice.name || options.freshChoice}
          addText={options.addChoice}
          emptyText={options.noChoices}
          limit={{ max: modifierChoicesMax, text: texts.fullChoices }}
          ordered
          className="space-y-2"
        >
          {(choice, place) => <ChoiceRow choice={choice} {...place} />}
        </Rows>
      </div>
    </fieldset>
  )
}

function ChoiceRow({ choice, at, name, buttons }: Omit<ModifierFieldsProps, 'modifier'> & { choice: Choice }) {
  const { options, modifiers: texts } = useTexts().dashboard.productEditor
  const { facts } = useEditor()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="min-w-32 flex-1">
        <BareAt name={`${at}.name`} value={choice.name} label={options.choice} maxLength={50} autoComplete="off" />
      </div>
      <div className={onlyColours}>
        <ColourField name={`${at}.colour`} value={choice.colour} of={name} />
      </div>
      <span className="flex items-center gap-1.5 text-small text-soft">
        <span aria-hidden>+</span>
        <span className="w-24">
          <BareAt
            name={`${at}.added`}
            value={choice.added}
            label={texts.addedOf(name)}
            inputMode="decimal"
            maxLength={20}
            autoComplete="off"
          />
        </span>
        <span aria-hidden>{facts.currency}</span>
      </span>
      {buttons}
    </div>
  )
}
