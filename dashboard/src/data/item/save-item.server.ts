import type { Client } from '@stoa/sdk'
import { newItemId } from '../../grid/item-id.ts'
import { parseCell } from '../../grid/parse-cell.ts'
import type { WriteResult } from '../../grid/row-write.ts'
import type { DataField } from '../grid/field.ts'
import { writeItems } from '../grid/write-items.server.ts'
import { normalizeLineEnds, formText } from './form-text.ts'

/** Why a form was rejected. */
export interface ItemProblems {
  /** By field: a code of the dashboard, or the server's message. */
  fields: Readonly<Record<string, string>>
  typed: Readonly<Record<string, string>>
  /** The problem of the whole item. */
  problem: 'fields' | 'conflict' | 'gone' | 'refused'
  message: string
  /** Values that others saved in fields that this form changes too. */
  theirs: Readonly<Record<string, string>>
  /** The current version of the item: sending the form again overwrites it. */
  updatedDate?: string
}

interface Saving {
  collectionId: string
  itemId: string | undefined
  fields: readonly DataField[]
  timeZone: string
}

type Typed = Record<string, string>

/** Saves the changed fields of a form unless someone else has changed the same ones; returns the item's id or the problems. */
export async function saveItem(client: Client, form: FormData, saving: Saving): Promise<{ id: string } | ItemProblems> {
  const typed = typedIn(form, saving)
  const { set, unset, wrong } = valuesOf(typed, saving)
  const back = { typed, theirs: {}, message: '', fields: wrong }
  if (Object.keys(wrong).length > 0) return { ...back, problem: 'fields' }
  const updatedDate = String(form.get('@updated') ?? '')
  if (saving.itemId === undefined) {
    const id = newItemId()
    const [added] = await writeItems(client, saving.collectionId, { do: 'add', items: [{ id, data: set }] })
    return answer(added!, back, saving)
  }
  if (Object.keys(set).length + unset.length === 0) return { id: saving.itemId }
  const patch = { id: saving.itemId, updatedDate, set, unset }
  const [first] = await writeItems(client, saving.collectionId, { do: 'patch', patches: [patch] })
  const again = first?.became === 'changed' && isUntouched(first.theirs.data, form, saving, typed)
  if (!again) return answer(first!, back, saving)
  // Others have changed different fields: both changes are kept.
  const theirDate = (first.theirs.data._updatedDate as { $date: string }).$date
  const [second] = await writeItems(client, saving.collectionId, { do: 'patch', patches: [{ ...patch, updatedDate: theirDate }] })
  return answer(second!, back, saving)
}

/** The fields whose text differs from the form's initial one. */
function typedIn(form: FormData, { fields }: Saving): Typed {
  const texts = fields.flatMap(({ key, isReadOnly }) => {
    const text = form.get(key)
    if (isReadOnly || typeof text !== 'string') return []
    return normalizeLineEnds(text) === normalizeLineEnds(String(form.get(`@was.${key}`) ?? '')) ? [] : [[key, normalizeLineEnds(text)]]
  })
  return Object.fromEntries(texts) as Typed
}

function valuesOf(typed: Typed, { fields, timeZone }: Saving) {
  const [set, unset, wrong] = [{} as Record<string, unknown>, [] as string[], {} as Record<string, string>]
  for (const [key, text] of Object.entries(typed)) {
    const parsed = parseCell(
      text,
      fields.find((field) => field.key === key)!,
      timeZone,
    )
    if ('problem' in parsed) wrong[key] = parsed.problem
    else if (parsed.value === undefined) unset.push(key)
    else set[key] = parsed.value
  }
  return { set, unset, wrong }
}

const isUntouched = (theirs: Readonly<Record<string, unknown>>, form: FormData, { fields, timeZone }: Saving, typed: Typed): boolean =>
  fields
    .filter(({ key }) => key in typed)
    .every((field) => formText(theirs[field.key], field, timeZone) === normalizeLineEnds(String(form.get(`@was.${field.key}`) ?? '')))

function answer(written: WriteResult, back: Omit<ItemProblems, 'problem'>, { fields, timeZone }: Saving): { id: string } | ItemProblems {
  if (written.became === 'done') return { id: written.id }
  if (written.became === 'gone') return { ...back, problem: 'gone' }
  if (written.became === 'refused') return { ...back, problem: 'refused', message: written.refusal.message, fields: written.refusal.fields }
  const { data } = written.theirs
  const both = fields.filter(({ key }) => key in back.typed).map((field) => [field.key, formText(data[field.key], field, timeZone)])
  const updatedDate = (data._updatedDate as { $date: string }).$date
  return { ...back, problem: 'conflict', theirs: Object.fromEntries(both) as Typed, updatedDate }
}
