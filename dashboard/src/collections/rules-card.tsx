import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { conditionsMax } from '@stoa/contract/collections/limits'
import { conditionFields } from '@stoa/contract/collections/rules'
import { Button } from '@stoa/ui/components/button'
import { Field, Select } from '@stoa/ui/components/field'
import { useHydrated } from '@stoa/ui/hydrated'
import { Card } from '../kit/card.tsx'
import { ConfirmForm } from '../kit/confirm-form.tsx'
import { useTexts } from '../texts/texts.ts'
import type { Preview } from './preview.server.ts'
import { type ConditionDraft, kinds, newCondition, type RuleDraft } from './rule-draft.ts'
import { RulePreview } from './rule-preview.tsx'

interface RulesCardProps {
  draft: RuleDraft
  /** Whether the collection has rules already. */
  isSaved: boolean
  mayChange: boolean
  preview: Preview | undefined
}

/** The conditions of a collection, with the number of products that match while they are typed. The page keys it by what comes back from the server. */
export function RulesCard({ draft, isSaved, mayChange, preview }: RulesCardProps) {
  const { rules: texts } = useTexts().dashboard.collectionEditor
  const [rules, setRules] = useState(draft)
  const isSaving = useNavigation().formData?.get('intent') === 'save-rules'
  return (
    <Card title={texts.title} detail={texts.detail} actions={isSaved && mayChange && <StopRules />}>
      <Form method="post" preventScrollReset className="space-y-4">
        <fieldset disabled={!mayChange || isSaving} className="space-y-4">
          <Select
            label={texts.match}
            name="match"
            value={rules.match}
            onChange={({ target }) => setRules({ ...rules, match: target.value === 'ANY' ? 'ANY' : 'ALL' })}
            className="sm:max-w-60"
          >
            {(['ALL', 'ANY'] as const).map((match) => (
              <option key={match} value={match}>
                {texts.matches[match]}
              </option>
            ))}
          </Select>
          <Conditions rules={rules} onChange={(conditions) => setRules({ ...rules, conditions })} />
        </fieldset>
        <RulePreview draft={rules} loaded={preview} />
        {mayChange && (
          <div className="flex flex-wrap gap-2 border-t border-line pt-4">
            <Button type="submit" name="intent" value="save-rules" disabled={isSaving}>
              {texts.save}
            </Button>
            <button type="submit" name="intent" value="preview-rules" className="button button-quiet no-scripts-only">
              {texts.preview}
            </button>
          </div>
        )}
      </Form>
    </Card>
  )
}

function StopRules() {
  const { rules: texts } = useTexts().dashboard.collectionEditor
  return (
    <ConfirmForm trigger={texts.stop} title={texts.stopTitle} text={texts.stopText} confirm={texts.stop}>
      <input type="hidden" name="intent" value="stop-rules" />
    </ConfirmForm>
  )
}

interface ConditionsProps {
  rules: RuleDraft
  onChange: (conditions: readonly ConditionDraft[]) => void
}

/** With scripts, conditions are added and removed here, otherwise by the server. */
function Conditions({ rules: { conditions }, onChange }: ConditionsProps) {
  const { rules: texts } = useTexts().dashboard.collectionEditor
  const isHydrated = useHydrated()
  return (
    <div>
      <ol aria-label={texts.conditions} className="divide-y divide-line rounded-control border border-line">
        {conditions.map((condition, at) => (
          // Conditions have no identity of their own: their fields are controlled.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="p-3">
            <ConditionFields
              condition={condition}
              at={at}
              isOnly={conditions.length === 1}
              onChange={(changed) => onChange(conditions.map((one, index) => (index === at ? changed : one)))}
              onRemove={() => onChange(conditions.filter((_, index) => index !== at))}
            />
          </li>
        ))}
      </ol>
      <button
        type={isHydrated ? 'button' : 'submit'}
        name="intent"
        value="add-condition"
        className="button button-quiet mt-3"
        disabled={conditions.length >= conditionsMax}
        onClick={() => isHydrated && onChange([...conditions, newCondition])}
      >
        <Plus aria-hidden className="size-4" />
        {texts.add}
      </button>
      <button type="submit" name="intent" value="update-rules" className="button button-quiet no-scripts-only ms-2">
        {texts.update}
      </button>
    </div>
  )
}

interface ConditionFieldsProps {
  condition: ConditionDraft
  at: number
  isOnly: boolean
  onChange: (condition: ConditionDraft) => void
  onRemove: () => void
}

function ConditionFields({ condition, at, isOnly, onChange, onRemove }: ConditionFieldsProps) {
  const { rules: texts } = useTexts().dashboard.collectionEditor
  const isHydrated = useHydrated()
  const { kind, values } = condition
  return (
    <fieldset className="flex flex-wrap items-end gap-3">
      <legend className="sr-only">{texts.condition(at + 1)}</legend>
      <Select
        label={texts.kind}
        name="kind"
        value={kind}
        onChange={({ target }) => onChange({ kind: target.value as ConditionDraft['kind'], values })}
        className="min-w-36 grow basis-36"
      >
        {kinds.map((one) => (
          <option key={one} value={one}>
            {texts.kinds[one]}
          </option>
        ))}
      </Select>
      {conditionFields[kind].map((name) => (
        <ConditionField
          key={name}
          name={name}
          at={at}
          value={values[name] ?? ''}
          onType={(typed) => onChange({ kind, values: { ...values, [name]: typed } })}
        />
      ))}
      <button
        type={isHydrated ? 'button' : 'submit'}
        name="intent"
        value={`remove-condition:${at}`}
        className="icon-button mb-0.5 size-9"
        aria-label={texts.remove(at + 1)}
        title={texts.remove(at + 1)}
        disabled={isOnly}
        onClick={() => isHydrated && onRemove()}
      >
        <Trash2 aria-hidden className="size-4" />
      </button>
    </fieldset>
  )
}

type FieldName = (typeof conditionFields)[keyof typeof conditionFields][number]

interface ConditionFieldProps {
  name: FieldName
  at: number
  value: string
  onType: (value: string) => void
}

function ConditionField({ name, at, value, onType }: ConditionFieldProps) {
  const { rules: texts } = useTexts().dashboard.collectionEditor
  const common = { label: texts.fields[name], name: `${name}.${at}`, className: 'min-w-20 grow basis-20' }
  if (name === 'productType')
    return (
      <Select {...common} value={value} onChange={({ target }) => onType(target.value)}>
        <option value="">{texts.choose}</option>
        {(['physical', 'digital'] as const).map((type) => (
          <option key={type} value={type}>
            {texts.types[type]}
          </option>
        ))}
      </Select>
    )
  const isNumber = name === 'amount' || name === 'days'
  return (
    <Field
      {...common}
      value={value}
      onChange={({ target }) => onType(target.value)}
      inputMode={isNumber ? 'decimal' : 'text'}
      maxLength={isNumber ? 12 : 80}
      autoComplete="off"
    />
  )
}
