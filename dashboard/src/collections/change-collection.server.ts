import { data, redirect } from 'react-router'
import type { Client } from '@stoa/sdk'
import type { FormProblems } from '@stoa/ui/form-problems'
import { formProblemsOf, textOf } from '@stoa/ui/refused-form'
import { paths } from '../paths.ts'
import { isMove } from '../products/ordered/moves.ts'
import type { Removal } from '../products/ordered/use-mover.ts'
import { parseJson } from '../rich-text/parse-json.ts'
import { deleteCollections } from './change-collections.server.ts'
import type { Details } from './details.ts'
import { isAllProducts } from './members.server.ts'
import { type DetailsField, mergeDetails } from './merge-details.ts'
import { getRichCategory, readDetails } from './read-details.server.ts'
import { type RuleDraft, rulesOf, typedRules } from './rule-draft.ts'
import { treeReference } from './tree/load-tree.server.ts'
import { moveCollection, type Moved } from './tree/move-collection.server.ts'

/** What became of a change, for the page that comes back. */
export interface Change {
  done?: 'saved' | 'rules'
  moved?: Moved
  problems?: FormProblems
  details?: Details
  /** The saved details that the form that comes back knows. Pages aren't loaded again after a refusal. */
  loaded?: Details
  /** The details were changed elsewhere since the form was loaded, these fields by both. */
  both?: DetailsField[]
  rules?: RuleDraft
  said?: Removal
}

const names = {
  'collection.name': 'name',
  'collection.slug': 'slug',
  'collection.description': 'description',
  'category.richContentDescription': 'richDescription',
  'settings.seoTitle': 'seoTitle',
  'settings.seoDescription': 'seoDescription',
}

/** Handles each form of a collection's page by its intent. */
export async function changeCollection(client: Client, id: string, form: FormData) {
  const intent = textOf(form, 'intent')
  try {
    return await changeBy(client, { id, intent, form })
  } catch (error) {
    const problems = formProblemsOf(error, names)
    return data<Change>({ problems, ...typedBack(intent, form) }, { status: 422 })
  }
}

const typedBack = (intent: string, form: FormData): Pick<Change, 'details' | 'loaded' | 'rules'> => ({
  ...(intent === 'save' && { details: typedDetails(form), loaded: loadedDetails(form) }),
  ...(intent === 'save-rules' && { rules: typedRules(form) }),
})

type DataWithStatus = ReturnType<typeof data<Change>>

interface Sent {
  id: string
  intent: string
  form: FormData
}

async function changeBy(client: Client, { id, intent, form }: Sent): Promise<Change | Response | DataWithStatus> {
  const { collections } = client
  switch (intent) {
    case 'save':
      return saveTyped(client, id, form)
    case 'delete':
      return redirect(`${paths.collections}?done=${await deleteCollections(client, [id])}`)
    case 'move':
      return moveCollection(client, form)
    case 'add':
      await collections.addProductsToCollection({ id, productIds: form.getAll('productId').map(String) })
      return {}
    case 'remove':
      return removeProduct(client, id, form)
    case 'save-rules':
      return saveRules(client, id, form)
    case 'stop-rules':
      await collections.updateCollectionSettings({ settings: { id, rules: null } })
      return redirect(paths.collection(id))
    default:
      return intent.startsWith('move:') || intent.startsWith('drop:')
        ? moveProduct(client, { id, intent, form })
        : { rules: typedRules(form) }
  }
}

/** A collection in manual order shows the newest first from then on: rules leave no order by hand. */
async function saveRules({ collections }: Client, id: string, form: FormData): Promise<Change> {
  const { settings } = await collections.getCollectionSettings({ id })
  await collections.updateCollectionSettings({
    settings: { id, rules: rulesOf(typedRules(form)), ...(settings.sort === 'MANUAL' && { sort: 'NEWEST' }) },
  })
  return { done: 'rules' }
}

/** Saves what the form has changed, unless it was changed elsewhere in the meantime: then the form comes back with both. */
async function saveTyped(client: Client, id: string, form: FormData): Promise<Change | DataWithStatus> {
  const saved = await readDetails(client, id)
  const { details, both } = mergeDetails(loadedDetails(form), typedDetails(form), saved)
  return both.length > 0
    ? data<Change>({ details, loaded: saved, both }, { status: 409 })
    : saveDetails(client, id, { details, before: saved })
}

async function saveDetails(client: Client, id: string, { details, before }: { details: Details; before: Details }): Promise<Change> {
  const { collections } = client
  const { name, description, slug, isVisible, isFeatured, sort, mediaId, seoTitle, seoDescription } = details
  // A name that another call has set can be longer than this one allows.
  const renamed = name === before.name ? {} : { name }
  await collections.updateCollection({ collection: { id, ...renamed, description, slug: slug || null, visible: isVisible } })
  await saveRichDescription(client, id, details.richDescription)
  await collections.updateCollectionSettings({
    settings: {
      id,
      mediaIds: mediaId === '' ? [] : [mediaId],
      isFeatured,
      seoTitle,
      seoDescription,
      ...(!isAllProducts(id) && { sort: sort as 'MANUAL' }),
    },
  })
  return { done: 'saved' }
}

/** Saves the description with formatting if it has changed: not everyone who may edit collections may write it. */
async function saveRichDescription(client: Client, categoryId: string, typed: string | undefined): Promise<void> {
  if (typed === undefined) return
  const { category } = await getRichCategory(client, categoryId)
  const { revision, richContentDescription: saved = null } = category
  const content = (parseJson(typed) ?? null) as typeof saved
  if (JSON.stringify(content) === JSON.stringify(saved)) return
  await client.categories.updateCategory({
    category: { id: categoryId, revision: revision!, richContentDescription: content },
    treeReference,
  })
}

async function removeProduct({ collections }: Client, id: string, form: FormData): Promise<Change> {
  const productId = textOf(form, 'productId')
  await collections.removeProductsFromCollection({ id, productIds: [productId] })
  return { said: { name: textOf(form, 'name'), isRemoved: true, productId } }
}

const directions = { top: 'START', up: 'UP', down: 'DOWN', end: 'END' } as const

async function moveProduct({ collections }: Client, { id, intent, form }: Sent): Promise<Change> {
  const productId = textOf(form, 'productId')
  const [kind, where = ''] = intent.split(':')
  if (kind === 'move' && isMove(where)) await collections.moveProductInCollection({ id, productId, to: directions[where] })
  else
    await collections.moveProductInCollection({
      id,
      productId,
      to: where === 'AFTER' ? 'AFTER' : 'BEFORE',
      targetId: textOf(form, 'targetId'),
    })
  return { said: { name: textOf(form, 'name'), isRemoved: false, productId } }
}

const loadedDetails = (form: FormData): Details => parseJson(textOf(form, 'loaded')) as Details

const typedDetails = (form: FormData): Details => ({
  name: textOf(form, 'name'),
  description: textOf(form, 'description'),
  richDescription: form.has('richDescription') ? textOf(form, 'richDescription') : undefined,
  slug: textOf(form, 'slug'),
  isVisible: form.has('visible'),
  isFeatured: form.has('featured'),
  sort: textOf(form, 'sort') || 'NEWEST',
  mediaId: textOf(form, 'mediaId'),
  seoTitle: textOf(form, 'seoTitle'),
  seoDescription: textOf(form, 'seoDescription'),
})
