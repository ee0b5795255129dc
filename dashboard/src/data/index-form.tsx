import { Form, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field, Select } from '@stoa/ui/components/field'
import { fieldError, type FormProblems } from '@stoa/ui/form-problems'
import { Card } from '../kit/card.tsx'
import { useTexts } from '../texts/texts.ts'
import { CheckBox } from './check-box.tsx'
import { fieldName, type DataField } from './field-types.ts'

const positions = [1, 2, 3] as const

interface IndexFormProps {
  fields: readonly DataField[]
  problems: FormProblems | undefined
  /** A collection has at most one unique index. */
  mayBeUnique: boolean
}

/** The form for a new index: up to three fields, each with its order. */
export function IndexForm({ fields, problems, mayBeUnique }: IndexFormProps) {
  const texts = useTexts()
  const { dataIndexes: words, newDataCollection } = texts.dashboard
  const isSending = useNavigation().state === 'submitting'
  if (fields.length === 0)
    return (
      <Card title={words.add}>
        <p className="text-soft">{words.noFields}</p>
      </Card>
    )
  return (
    <Card title={words.add} detail={words.addDetail}>
      <Form method="post" preventScrollReset className="space-y-4">
        <div className="grid gap-4 lg:grid-cols-3">
          {positions.map((place) => (
            <FieldChoice key={place} place={place} fields={fields} error={fieldError(texts, problems, `field${place}`)} />
          ))}
        </div>
        <Field
          label={words.name}
          name="name"
          optional={newDataCollection.optional}
          hint={words.nameHint}
          maxLength={128}
          autoComplete="off"
          spellCheck={false}
          className="max-w-md"
          error={fieldError(texts, problems, 'name')}
        />
        <div className="flex flex-wrap gap-x-8 gap-y-3">
          {mayBeUnique && <CheckBox name="unique" label={words.unique} hint={words.uniqueHint} />}
          <CheckBox name="caseInsensitive" label={words.caseInsensitive} hint={words.caseInsensitiveHint} />
        </div>
        <Button type="submit" look="quiet" disabled={isSending}>
          {words.make}
        </Button>
      </Form>
    </Card>
  )
}

interface FieldChoiceProps {
  place: 1 | 2 | 3
  fields: readonly DataField[]
  error: string | undefined
}

function FieldChoice({ place, fields, error }: FieldChoiceProps) {
  const { dataIndexes: words } = useTexts().dashboard
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
      <Select label={words.field(place)} name={`field${place}`} error={error} required={place === 1}>
        {place > 1 && <option value="">{words.noField}</option>}
        {fields.map((field) => (
          <option key={field.key} value={field.key}>
            {fieldName(field)}
          </option>
        ))}
      </Select>
      <Select label={words.order(place)} name={`order${place}`}>
        <option value="ASC">{words.ascending}</option>
        <option value="DESC">{words.descending}</option>
      </Select>
    </div>
  )
}
