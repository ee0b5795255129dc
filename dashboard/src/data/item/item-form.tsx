import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field, Select, TextArea } from '@stoa/ui/components/field'
import { useHydrated } from '@stoa/ui/hydrated'
import { cellProblem } from '../../grid/cell-problem.ts'
import type { Kind } from '../../grid/field.ts'
import { RichField } from '../../rich-text/rich-field.tsx'
import { useTexts } from '../../texts/texts.ts'
import type { DataField } from '../grid/field.ts'
import { formText } from './form-text.ts'
import { MediaField } from './media/media-field.tsx'
import { isMediaField } from './media/picked-types.ts'
import { ReferenceField } from './references/reference-field.tsx'
import type { Links } from './references/references.server.ts'
import type { ItemProblems } from './save-item.server.ts'

interface ItemFormProps {
  fields: readonly DataField[]
  data: Readonly<Record<string, unknown>>
  /** The items that its reference fields refer to. */
  references: readonly Links[]
  timeZone: string
  answered: ItemProblems | undefined
  isNew: boolean
  /** The origin of the site: pictures are only loaded from there. */
  origin: string
}

/** The form for all fields of an item. It keeps its initial values even if the data is reloaded, since it sends both old and new ones. Fields with several
 *  references are edited outside it. */
export function ItemForm({ fields, timeZone, answered, isNew, origin, ...begun }: ItemFormProps) {
  const { item: words } = useTexts().dashboard
  const [{ data, references }] = useState(begun)
  const isSending = useNavigation().state === 'submitting'
  const updatedDate = (data._updatedDate as { $date?: string } | undefined)?.$date ?? ''
  return (
    <Form method="post" className="grid gap-4">
      <input type="hidden" name="intent" value={isNew ? 'create' : 'save'} />
      <input type="hidden" name="@updated" value={answered?.updatedDate ?? updatedDate} />
      {fields
        .filter(({ isSystem, kind }) => !isSystem && kind !== 'references')
        .map((field) => (
          <ItemField
            key={field.key}
            {...{ field, timeZone, answered, origin }}
            links={references.find(({ key }) => key === field.key)}
            value={data[field.key]}
          />
        ))}
      <p>
        <Button type="submit" pendingText={isSending && words.saving}>
          {isNew ? words.create : words.save}
        </Button>
      </p>
    </Form>
  )
}

const inputTypes: Partial<Record<Kind, string>> = { day: 'date', time: 'time', email: 'email' }
const hinted = new Set<Kind>(['instant', 'tags', 'reference', 'json'])

interface ItemFieldProps {
  field: DataField
  links: Links | undefined
  value: unknown
  timeZone: string
  answered: ItemProblems | undefined
  origin: string
}

/** Sends the initial value along with the typed one, so that only changed fields are saved. */
function ItemField({ field, links, value, timeZone, answered, origin }: ItemFieldProps) {
  const { item: words, grid } = useTexts().dashboard
  const isHydrated = useHydrated()
  const { key, kind, label, description, isReadOnly } = field
  const was = formText(value, field, timeZone)
  const text = answered?.typed[key] ?? was
  const problem = answered?.fields[key]
  const hint = [description, hinted.has(kind) ? words.hints[kind as keyof typeof words.hints] : ''].filter(Boolean).join(' ')
  const shared = {
    name: key,
    label,
    hint: hint || undefined,
    error: problem === undefined ? undefined : cellProblem(grid, problem, field),
    defaultValue: text,
    ...(isReadOnly && { disabled: true }),
  }
  const { name, error, defaultValue } = shared
  const own = { name, label, error, defaultValue, isReadOnly, origin, hint: description }
  return (
    <div>
      <input type="hidden" name={`@was.${key}`} value={was} />
      {links && isHydrated ? (
        <ReferenceField links={links} defaultValue={text} hint={description} error={shared.error} />
      ) : field.type === 'RICH_TEXT' || field.type === 'RICH_CONTENT' ? (
        <RichField {...own} {...(field.type === 'RICH_TEXT' ? { maxLength: field.sizeMax } : { format: 'content' })} />
      ) : isMediaField(field.type) ? (
        <MediaField {...own} type={field.type} />
      ) : kind === 'boolean' ? (
        <Select {...shared}>
          <option value="">{words.notSaid}</option>
          <option value="TRUE">{grid.yes}</option>
          <option value="FALSE">{grid.no}</option>
        </Select>
      ) : kind === 'long' || kind === 'json' || /\n/.test(text) ? (
        <TextArea {...shared} rows={kind === 'text' ? 3 : 8} spellCheck={kind !== 'json'} />
      ) : (
        <Field
          {...shared}
          type={inputTypes[kind] ?? 'text'}
          inputMode={kind === 'number' ? 'decimal' : undefined}
          autoComplete="off"
          step={kind === 'time' ? 1 : undefined}
        />
      )}
    </div>
  )
}
