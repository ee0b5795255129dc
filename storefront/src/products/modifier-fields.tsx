import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { Field } from '@stoa/ui/components/field'
import { fieldError } from '@stoa/ui/form-problems'
import { useTexts } from '../texts/texts.ts'
import type { SelectedChoices } from './choices.ts'
import { fieldOfOption } from './field-names.ts'
import type { ModifierView } from './modifiers.ts'
import { ChoiceRadio } from './option-fields.tsx'
import type { Returned } from './use-adding.ts'

interface ModifierFieldsProps {
  modifiers: readonly ModifierView[]
  chosen: SelectedChoices
  returned: Returned | undefined
  onChoose(modifier: string, choice: string): void
  onWrite(field: string, text: string): void
}

/** What shoppers choose or write besides the variant, with what it adds to the price. */
export function ModifierFields({ modifiers, ...rest }: ModifierFieldsProps) {
  return modifiers.map((modifier) =>
    modifier.text ? (
      <WrittenField key={modifier.text.field} text={modifier.text} needed={modifier.needed} {...rest} />
    ) : (
      <ChoiceField key={fieldOfOption(modifier.name)} modifier={modifier} {...rest} />
    ),
  )
}

type Rest = Omit<ModifierFieldsProps, 'modifiers'>

/** Radio buttons. What can be left out has one more for that. */
function ChoiceField({ modifier: { name, needed, choices = [] }, chosen, returned, onChoose }: Rest & { modifier: ModifierView }) {
  const texts = useTexts()
  const { product: words } = texts.storefront
  const errorId = useId()
  const field = fieldOfOption(name)
  const error = returned && fieldError(texts, returned.problems, field)
  return (
    <fieldset aria-describedby={error && errorId} aria-invalid={error ? true : undefined}>
      <legend className="mb-2 font-medium">
        {name}
        {!needed && <span className="font-normal text-soft"> {texts.shared.optional}</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {!needed && (
          <ChoiceRadio name={field} value="" chosen={!chosen[name]} onChoose={() => onChoose(name, '')} color={undefined}>
            {words.none}
          </ChoiceRadio>
        )}
        {choices.map(({ name: choice, color, added }) => (
          <ChoiceRadio
            key={choice}
            name={field}
            value={choice}
            chosen={chosen[name] === choice}
            onChoose={() => onChoose(name, choice)}
            color={color}
          >
            {choice}
            {added && <span className="font-normal text-soft"> {words.adds(added.text)}</span>}
          </ChoiceRadio>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1 text-small font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}

interface WrittenFieldProps extends Rest {
  text: NonNullable<ModifierView['text']>
  needed: boolean
}

/** A text. Without scripts, what was written is in the URL once the selection is updated. */
function WrittenField({ text: { title, field, lengthMin, lengthMax, added }, needed, returned, onWrite }: WrittenFieldProps) {
  const texts = useTexts()
  const { product: words } = texts.storefront
  const [query] = useSearchParams()
  const hints = [lengthMin > 0 && words.lengths(lengthMin, lengthMax), added && words.adds(added.text)].filter(Boolean)
  return (
    <Field
      label={title}
      name={field}
      minLength={lengthMin}
      maxLength={lengthMax}
      required={needed}
      {...(!needed && { optional: texts.shared.optional })}
      {...(hints.length > 0 && { hint: hints.join(' · ') })}
      {...(added && { onInput: ({ currentTarget }) => onWrite(field, currentTarget.value) })}
      defaultValue={returned?.typed[field] ?? query.get(field) ?? undefined}
      error={returned && fieldError(texts, returned.problems, field)}
    />
  )
}
