import { data, redirect } from 'react-router'
import type { Client } from '@stoa/sdk'
import { problemsOf, type FormProblems } from '@stoa/ui/form-problems'
import { formProblemsOf, textOf } from '@stoa/ui/refused-form'
import { sheetOf } from '../sheet/sheet-links.ts'
import { propertyChange, type TypedChange } from './property-change.ts'

/** What became of a bulk action. */
export interface BulkDone {
  verb: 'show' | 'hide' | 'edit' | 'delete' | 'restore' | 'duplicate' | 'add' | 'remove'
  /** The products that were changed. */
  ids: string[]
  failures: { name: string; reason: string }[]
}

/** What has to be entered or confirmed first. */
export interface BulkQuestion {
  about: 'edit' | 'collection' | 'delete'
  ids: string[]
  typed?: TypedChange
}

export interface BulkAnswer {
  done?: BulkDone
  question?: BulkQuestion
  problems?: FormProblems
}

type Work = (client: Client, ids: string[], form: FormData) => Promise<BulkAnswer>

const works: Readonly<Record<string, Work>> = {
  show: (client, ids) => changeVisibility(client, ids, true),
  hide: (client, ids) => changeVisibility(client, ids, false),
  edit: async (_, ids) => ({ question: { about: 'edit', ids } }),
  sheet: async (_, ids) => {
    throw redirect(sheetOf(ids))
  },
  collection: async (_, ids) => ({ question: { about: 'collection', ids } }),
  delete: async (_, ids) => ({ question: { about: 'delete', ids } }),
  deleteNow: async (client, ids) => done(client, 'delete', await client.catalogue.bulkDeleteProducts({ ids })),
  change: changeProperty,
  restore: restoreProducts,
  duplicate: duplicateProducts,
  add: (client, ids, form) => changeCollection(client, ids, { form, verb: 'add' }),
  remove: (client, ids, form) => changeCollection(client, ids, { form, verb: 'remove' }),
}

/** Handles the bar below the list of products, and the forms that it opens. Each product is changed or fails by itself. */
export async function changeProducts(client: Client, form: FormData) {
  const ids = form.getAll('id').map(String)
  const work = works[textOf(form, 'intent')]
  if (!work || ids.length === 0) return refused({ problems: problemsOf('NOTHING_SELECTED') })
  try {
    const answer = await work(client, ids, form)
    return answer.problems ? refused(answer) : data(answer)
  } catch (error) {
    return refused({ problems: formProblemsOf(error) })
  }
}

const refused = (answer: BulkAnswer) => data(answer, { status: 422 })

type Results = Awaited<ReturnType<Client['catalogue']['bulkDeleteProducts']>>

async function done(client: Client, verb: BulkDone['verb'], { results }: Results): Promise<BulkAnswer> {
  const failed = results.filter(({ itemMetadata }) => !itemMetadata.success).map(({ itemMetadata }) => itemMetadata)
  const names = await namesOf(
    client,
    failed.map(({ id }) => id),
  )
  const failures = failed.map(({ id, error }) => ({ name: names.get(id) ?? id, reason: error?.description ?? '' }))
  return { done: { verb, ids: results.flatMap(({ itemMetadata: { id, success } }) => (success ? [id] : [])), failures } }
}

async function namesOf(client: Client, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { products } = await client.catalogue.queryProducts({ query: { filter: { id: { $in: [...ids] } }, cursorPaging: { limit: 100 } } })
  return new Map(products.map(({ id, name }) => [id, name ?? id]))
}

const changeVisibility = async (client: Client, ids: string[], visible: boolean): Promise<BulkAnswer> =>
  done(client, visible ? 'show' : 'hide', await client.catalogue.bulkUpdateProductVisibility({ ids, visible }))

async function changeProperty(client: Client, ids: string[], form: FormData): Promise<BulkAnswer> {
  const typed: TypedChange = {
    property: textOf(form, 'property'),
    kind: textOf(form, 'kind'),
    value: textOf(form, 'value'),
    roundToInt: form.has('round'),
  }
  const change = propertyChange(typed)
  const question: BulkQuestion = { about: 'edit', ids, typed }
  if ('problem' in change) return { question, problems: problemsOf(change.problem) }
  try {
    const { catalogue } = client
    const results =
      'set' in change
        ? await catalogue.bulkUpdateProductsProperty({ ids, set: change.set })
        : await catalogue.bulkAdjustProductProperty({ ids, adjust: change.adjust })
    return await done(client, 'edit', results)
  } catch (error) {
    return { question, problems: formProblemsOf(error) }
  }
}

/** Adds products to a collection or removes them, all or none. */
async function changeCollection(
  { collections }: Client,
  productIds: string[],
  { form, verb }: { form: FormData; verb: 'add' | 'remove' },
): Promise<BulkAnswer> {
  const request = { id: textOf(form, 'collection'), productIds }
  try {
    if (verb === 'add') await collections.addProductsToCollection(request)
    else await collections.removeProductsFromCollection(request)
    return { done: { verb, ids: productIds, failures: [] } }
  } catch (error) {
    return { question: { about: 'collection', ids: productIds }, problems: formProblemsOf(error) }
  }
}

/** Brings back products that were just deleted. They are the last ones. */
async function restoreProducts(client: Client, ids: string[]): Promise<BulkAnswer> {
  const { products } = await client.catalogue.queryDeletedProducts({ cursorPaging: { limit: 100 } })
  const deleted = new Map(products.map((product) => [product.id, product]))
  const names = new Map(products.map(({ id, name }) => [id, name]))
  return oneByOne({ verb: 'restore', ids, names }, (id) =>
    client.catalogue.restoreProductVersion({ id, version: deleted.get(id)?.version ?? 1 }),
  )
}

async function duplicateProducts(client: Client, ids: string[], form: FormData): Promise<BulkAnswer> {
  const names = await namesOf(client, ids)
  return oneByOne({ verb: 'duplicate', ids, names }, (id) =>
    client.catalogue.duplicateProduct({ id, name: `${textOf(form, 'prefix')} ${names.get(id) ?? ''}`.trim().slice(0, 80) }),
  )
}

interface OneByOne {
  verb: BulkDone['verb']
  ids: readonly string[]
  names: ReadonlyMap<string, string>
}

/** For calls that take one product. */
async function oneByOne({ verb, ids, names }: OneByOne, work: (id: string) => Promise<unknown>): Promise<BulkAnswer> {
  const result: BulkDone = { verb, ids: [], failures: [] }
  for (const id of ids) {
    try {
      await work(id)
      result.ids.push(id)
    } catch (error) {
      result.failures.push({ name: names.get(id) ?? id, reason: formProblemsOf(error).message })
    }
  }
  return { done: result }
}
