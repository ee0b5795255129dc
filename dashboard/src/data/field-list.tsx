import { ArrowDown, ArrowUp, EyeOff, Pencil, Plus } from 'lucide-react'
import { Form, Link, useNavigation } from 'react-router'
import type { DataCollection } from '../answers.ts'
import { Badge } from '../kit/badge.tsx'
import { Card } from '../kit/card.tsx'
import { useTexts } from '../texts/texts.ts'
import type { SchemaAnswer } from './change-schema.server.ts'
import { FieldForm, newField, type ReferenceTarget } from './field-form.tsx'
import { fieldName, leadsTo, ownFields, typeIcons, type DataField } from './field-types.ts'

interface FieldListProps {
  collection: DataCollection
  /** Collections that references can point to. */
  targets: readonly ReferenceTarget[]
  /** The key of the field whose form is open. */
  chosen: string | undefined
  held: { count: number; of: number } | undefined
  answer: SchemaAnswer | undefined
  mayChange: boolean
}

/** The fields of a collection in order, with the form of the selected or new field open. */
export function FieldList({ collection, targets, chosen, held, answer, mayChange }: FieldListProps) {
  const { dataSchema: words } = useTexts().dashboard
  const fields = ownFields(collection)
  const form = (field?: DataField) => (
    <FieldForm
      key={field?.key ?? newField}
      {...{ field, targets, held }}
      revision={collection.revision ?? ''}
      draft={answer?.draft}
      problems={answer?.problems}
    />
  )
  return (
    <Card title={words.fields} detail={words.fieldsDetail} flush>
      {fields.length === 0 && <p className="px-(--pad) pb-3 text-soft">{words.none}</p>}
      <ol className="divide-y divide-line border-t border-line">
        {fields.map((field, at) => (
          <li key={field.key} id={field.key}>
            {field.key === chosen ? (
              form(field)
            ) : (
              <Row {...{ field, targets, mayChange }} place={{ at, of: fields.length }} collection={collection} />
            )}
          </li>
        ))}
        {chosen === newField && <li>{form()}</li>}
      </ol>
      {mayChange && chosen !== newField && (
        <p className="border-t border-line p-(--pad)">
          <Link to={`?field=${newField}`} preventScrollReset className="button button-quiet">
            <Plus aria-hidden className="size-4" />
            {words.add}
          </Link>
        </p>
      )}
      <p className="border-t border-line p-(--pad) text-small text-soft">
        {words.system}: {Object.values(words.systemFields).join(', ')}.
      </p>
    </Card>
  )
}

interface RowProps {
  field: DataField
  targets: readonly ReferenceTarget[]
  collection: DataCollection
  place: { at: number; of: number }
  mayChange: boolean
}

function Row({ field, targets, collection, place, mayChange }: RowProps) {
  const { dataSchema: words } = useTexts().dashboard
  const Icon = typeIcons[field.type]
  const target = leadsTo(field)
  const name = fieldName(field)
  return (
    <div className="flex items-start gap-3 px-(--pad) py-2.5">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" strokeWidth={1.6} />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium wrap-anywhere">{name}</span>
          {collection.displayField === field.key && <Badge tone="good">{words.isDisplayField}</Badge>}
          {field.required && <Badge tone="open">{words.required}</Badge>}
          {field.condition?.permission === 'RESTRICTED' && (
            <span className="inline-flex items-center gap-1 text-small text-look">
              <EyeOff aria-hidden className="size-3.5" />
              {words.hidden}
            </span>
          )}
        </p>
        <p className="text-small wrap-anywhere text-soft">
          <span className="font-mono">{field.key}</span> · {words.types[field.type]}
          {target && ` ${words.leadsTo(targets.find(({ id }) => id === target)?.name ?? target)}`}
        </p>
        {field.description && <p className="mt-0.5 text-small wrap-anywhere text-soft">{field.description}</p>}
      </div>
      {mayChange && <RowButtons {...{ field, name, place }} revision={collection.revision ?? ''} />}
    </div>
  )
}

interface RowButtonsProps {
  field: DataField
  name: string
  place: { at: number; of: number }
  revision: string
}

function RowButtons({ field: { key }, name, place: { at, of }, revision }: RowButtonsProps) {
  const { dataSchema: words } = useTexts().dashboard
  const isSending = useNavigation().state !== 'idle'
  return (
    <Form method="post" preventScrollReset className="flex shrink-0">
      <input type="hidden" name="revision" value={revision} />
      <button className="icon-button size-9" name="intent" value={`up:${key}`} aria-label={words.up(name)} disabled={isSending || at === 0}>
        <ArrowUp aria-hidden className="size-4" />
      </button>
      <button
        className="icon-button size-9"
        name="intent"
        value={`down:${key}`}
        aria-label={words.down(name)}
        disabled={isSending || at === of - 1}
      >
        <ArrowDown aria-hidden className="size-4" />
      </button>
      <Link
        to={`?field=${encodeURIComponent(key)}#${encodeURIComponent(key)}`}
        preventScrollReset
        className="icon-button size-9"
        aria-label={words.edit(name)}
      >
        <Pencil aria-hidden className="size-4" />
      </Link>
    </Form>
  )
}
