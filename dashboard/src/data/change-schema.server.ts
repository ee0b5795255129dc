import { data, redirect } from 'react-router'
import type { Client } from '@stoa/sdk'
import { fieldProblem, type FormProblems } from '@stoa/ui/form-problems'
import { isRefusedWith } from '@stoa/ui/refusal'
import { formProblemsOf, textOf } from '@stoa/ui/refused-form'
import type { DataCollection } from '../answers.ts'
import { paths } from '../paths.ts'
import { collectionName } from './collection-tabs.tsx'
import { fieldName, ownFields, type DataField } from './field-types.ts'
import { keyOfName } from './generated-names.ts'
import { changeDrafts } from './publishing/drafts.server.ts'
import { fieldOf, moveField, type FieldDraft } from './schema.ts'

/** The outcome of a form of the schema page that was not redirected. */
export interface SchemaAnswer {
  problems?: FormProblems
  draft?: FieldDraft
  isConflict?: boolean
  isGone?: boolean
  notTyped?: boolean
}

const answer = (outcome: SchemaAnswer) => data(outcome, { status: 422 })

/** Performs the action of the pressed button, only if the collection has not changed since the page was read. */
export async function changeSchema(client: Client, collection: DataCollection, form: FormData) {
  const [intent = '', key = ''] = textOf(form, 'intent').split(':')
  if (intent === 'delete') return deleteCollection(client, collection, form)
  if (intent === 'drafts') return turnDrafts(client, collection, form)
  const change = changeOf({ intent, key, form, collection })
  if ('refused' in change) return answer(change.refused)
  try {
    await client.dataCollections.patchDataCollection({
      dataCollection: { id: collection.id, revision: textOf(form, 'revision'), ...change.to },
    })
  } catch (error) {
    const draft = change.draft ? { draft: change.draft } : {}
    if (isRefusedWith(error, 'DATA_COLLECTION_REVISION_MISMATCH')) return answer({ isConflict: true, ...draft })
    return answer({ problems: byFormField(formProblemsOf(error)), ...draft })
  }
  return redirect(`${paths.dataSchema(collection.id)}?${new URLSearchParams(change.done)}`)
}

async function turnDrafts(client: Client, collection: DataCollection, form: FormData) {
  try {
    const done = await changeDrafts(client, collection, form)
    return redirect(`${paths.dataSchema(collection.id)}?${new URLSearchParams({ done })}`)
  } catch (error) {
    if (isRefusedWith(error, 'DATA_COLLECTION_REVISION_MISMATCH')) return answer({ isConflict: true })
    return answer({ problems: formProblemsOf(error) })
  }
}

interface SchemaRequest {
  intent: string
  key: string
  form: FormData
  collection: DataCollection
}

type Change = {
  to: { displayName?: string; displayField?: string | null; fields?: DataField[] }
  done: Record<string, string>
  draft?: FieldDraft
}

function changeOf({ intent, key, form, collection }: SchemaRequest): Change | { refused: SchemaAnswer } {
  const fields = ownFields(collection)
  const before = fields.find((field) => field.key === key)
  if (intent === 'about')
    return { to: { displayName: textOf(form, 'name'), displayField: textOf(form, 'displayField') || null }, done: { done: 'saved' } }
  if (intent === 'add') return added(fields, form)
  if (!before) return { refused: { isGone: true } }
  const name = fieldName(before)
  if (intent === 'up' || intent === 'down')
    return { to: { fields: moveField(fields, key, intent === 'up' ? -1 : 1) }, done: { moved: key } }
  if (intent === 'remove') return { to: without(fields, key, collection), done: { done: 'removed', name } }
  const draft = draftIn(form, key)
  if (lacksTarget(draft)) return { refused: { problems: fieldProblem('LEADS_TO', 'leadsTo'), draft } }
  return { to: { fields: fields.map((field) => (field.key === key ? fieldOf(draft, field) : field)) }, done: { done: 'saved' }, draft }
}

function added(fields: readonly DataField[], form: FormData): Change | { refused: SchemaAnswer } {
  const draft = draftIn(form, textOf(form, 'key') || keyOfName(textOf(form, 'name')))
  if (fields.some(({ key }) => key === draft.key)) return { refused: { problems: fieldProblem('KEY_TAKEN', 'key'), draft } }
  if (lacksTarget(draft)) return { refused: { problems: fieldProblem('LEADS_TO', 'leadsTo'), draft } }
  return { to: { fields: [...fields, fieldOf(draft)] }, done: { done: 'added', name: draft.name || draft.key }, draft }
}

/** Removing the display field also clears `displayField`. */
const without = (fields: readonly DataField[], key: string, { displayField }: DataCollection): Change['to'] => ({
  fields: fields.filter((field) => field.key !== key),
  ...(displayField === key ? { displayField: null } : {}),
})

const draftIn = (form: FormData, key: string): FieldDraft => ({
  key,
  name: textOf(form, 'name'),
  type: textOf(form, 'type'),
  leadsTo: textOf(form, 'leadsTo'),
  description: textOf(form, 'description').replaceAll('\r\n', '\n'),
  isHidden: form.has('isHidden'),
  isRequired: form.has('isRequired'),
})

const lacksTarget = ({ type, leadsTo }: FieldDraft): boolean => (type === 'REFERENCE' || type === 'MULTI_REFERENCE') && leadsTo === ''

/** The call names a field by its index (`dataCollection.fields[3].key`), the form by its control (`key`). */
function byFormField(problems: FormProblems): FormProblems {
  const named = Object.entries(problems.fields).map(([field, found]) => [inForm[field.split('.').at(-1)!] ?? field, found])
  return { ...problems, fields: Object.fromEntries(named) }
}

const inForm: Readonly<Record<string, string>> = { key: 'key', displayName: 'name', type: 'type', description: 'description' }

async function deleteCollection(client: Client, collection: DataCollection, form: FormData) {
  if (textOf(form, 'typed') !== collection.id) return answer({ notTyped: true })
  await client.dataCollections.deleteDataCollection({ dataCollectionId: collection.id })
  return redirect(`${paths.data}?${new URLSearchParams({ deleted: collectionName(collection) })}`)
}
