import { useEffect, useRef, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field, Select, TextArea } from '@stoa/ui/components/field'
import { fieldError, type FormProblems } from '@stoa/ui/form-problems'
import { useHydrated } from '@stoa/ui/hydrated'
import { ConfirmForm } from '../kit/confirm-form.tsx'
import { type Texts, useTexts } from '../texts/texts.ts'
import { CheckBox } from './check-box.tsx'
import { fieldName, isReference, leadsTo, typeGroups, type DataField } from './field-types.ts'
import { emptyDraft, type FieldDraft } from './schema.ts'

/** Marks a field that does not exist yet in the address; no key begins like it. */
export const newField = '~new'

/** A collection that a reference can point to. */
export interface ReferenceTarget {
  id: string
  name: string
}

interface FieldFormProps {
  /** Undefined for a new field. */
  field: DataField | undefined
  targets: readonly ReferenceTarget[]
  held: { count: number; of: number } | undefined
  revision: string
  /** What was typed, if the form was rejected. */
  draft: FieldDraft | undefined
  problems: FormProblems | undefined
}

const draftOf = (field: DataField): FieldDraft => ({
  key: field.key,
  name: field.displayName ?? '',
  type: field.type,
  leadsTo: leadsTo(field) ?? '',
  description: field.description ?? '',
  isHidden: field.condition?.permission === 'RESTRICTED',
  isRequired: field.required === true,
})

/** The form for all properties of a field. */
export function FieldForm({ field, targets, held, revision, draft, problems }: FieldFormProps) {
  const { dataSchema: words } = useTexts().dashboard
  const start = draft ?? (field ? draftOf(field) : emptyDraft)
  const isSending = useNavigation().state === 'submitting'
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!problems) place.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus()
  }, [problems])
  return (
    <div className="bg-sunken p-(--pad)">
      <h3 className="mb-3 text-title">{field ? words.form.title(fieldName(field)) : words.form.new}</h3>
      <Form ref={place} method="post" preventScrollReset className="space-y-4">
        <input type="hidden" name="revision" value={revision} />
        <Inputs {...{ start, targets, problems }} isNew={field === undefined} />
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" name="intent" value={field ? `save:${field.key}` : 'add'} pendingText={isSending && words.saving}>
            {field ? words.form.save : words.form.add}
          </Button>
          <Link to="?" preventScrollReset className="button button-quiet">
            {words.form.cancel}
          </Link>
        </div>
      </Form>
      {field && (
        <div className="mt-4 border-t border-line pt-4">
          <ConfirmForm
            trigger={words.remove}
            title={words.removeTitle(fieldName(field))}
            text={held && words.held(held.count, held.of)}
            confirm={words.removeConfirm}
            isDanger
          >
            <input type="hidden" name="revision" value={revision} />
            <input type="hidden" name="intent" value={`remove:${field.key}`} />
          </ConfirmForm>
          {held && <p className="mt-2 text-small text-soft">{words.held(held.count, held.of)}</p>}
        </div>
      )}
    </div>
  )
}

interface InputsProps {
  start: FieldDraft
  targets: readonly ReferenceTarget[]
  problems: FormProblems | undefined
  isNew: boolean
}

function Inputs({ start, targets, problems, isNew }: InputsProps) {
  const texts = useTexts()
  const { form: words } = texts.dashboard.dataSchema
  const [type, setType] = useState(start.type)
  const isHydrated = useHydrated()
  const errorOf = (name: string) => messageOf(words, problems?.fields[name]?.rule, name) ?? fieldError(texts, problems, name)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label={words.name}
        name="name"
        defaultValue={start.name}
        maxLength={1000}
        autoComplete="off"
        required
        error={errorOf('name')}
      />
      {isNew && (
        <Field
          label={words.key}
          name="key"
          optional={words.optional}
          hint={words.keyHint}
          defaultValue={start.key}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          error={errorOf('key')}
        />
      )}
      <TypeSelect type={type} onChange={setType} isNew={isNew} />
      {(!isHydrated || isReference(type)) && (
        <Select label={words.leadsTo} name="leadsTo" hint={words.leadsToHint} defaultValue={start.leadsTo} error={errorOf('leadsTo')}>
          <option value="">{words.nowhere}</option>
          {targets.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <TextArea
        label={words.description}
        name="description"
        optional={words.optional}
        defaultValue={start.description}
        rows={2}
        maxLength={16_000}
        className="sm:col-span-2"
      />
      <CheckBox name="isRequired" label={words.required} hint={words.requiredHint} isChecked={start.isRequired} />
      <CheckBox name="isHidden" label={words.hidden} hint={words.hiddenHint} isChecked={start.isHidden} />
    </div>
  )
}

const messageOf = (words: Texts['dashboard']['dataSchema']['form'], rule: string | undefined, field: string): string | undefined => {
  if (rule === 'KEY_TAKEN') return words.keyTaken
  if (rule === 'LEADS_TO') return words.leadsToNeeded
  return field === 'key' && rule === 'FORMAT' ? words.keyForm : undefined
}

function TypeSelect({ type, onChange, isNew }: { type: string; onChange: (type: string) => void; isNew: boolean }) {
  const { form: words, groups, types } = useTexts().dashboard.dataSchema
  return (
    <Select
      label={words.type}
      name="type"
      hint={isNew ? undefined : words.typeHint}
      defaultValue={type}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {Object.entries(typeGroups).map(([group, members]) => (
        <optgroup key={group} label={groups[group as keyof typeof groups]}>
          {members.map((member) => (
            <option key={member} value={member}>
              {types[member]}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  )
}
