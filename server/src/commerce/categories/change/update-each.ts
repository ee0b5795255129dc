import { isDeepStrictEqual } from 'node:util'
import type { Violation } from '@stoa/contract/problems'
import type { Context } from '../../../kernel/context.ts'
import { Invalid } from '../../../kernel/refuse.ts'
import {
  allProductsKey,
  changedFieldsOf,
  type Collection,
  collectionKeyOf,
  findAmong,
  lockNamed,
  recordCollection,
  updateCollectionRow,
} from '../../collections/public.ts'
import { findFacts } from './facts.ts'
import { fixedFieldIn } from './fixed-fields.ts'
import { CategoryProblem, type Changes, failCategory, type ProblemCode, type Reading } from './input.ts'
import type { Outcome } from './outcome.ts'
import { readCategory } from './read-category.ts'

interface Entry {
  changes: Changes
  /** Its path in the request. */
  at: string
}

interface Saved {
  before: Collection
  after: Collection
}

/** Changes categories in the order of the entries, each by itself: what can't be changed stays as it is. What is the same as before isn't saved. */
export async function updateEach(context: Context, entries: readonly Entry[]): Promise<Outcome<ProblemCode>[]> {
  const inputs = entries.map(({ changes }) => changes)
  const current = await lockCategories(context, inputs)
  const facts = await findFacts(context, inputs)
  const violations: Violation[] = []
  const saved: Saved[] = []
  const outcomes = entries.map((entry): Outcome<ProblemCode> => {
    const outcome = outcomeOf(entry, { current, reading: { at: entry.at, facts, violations }, now: context.now })
    if ('problem' in outcome) return outcome
    const { before, after } = outcome
    current.set(before.id, after)
    if (after !== before) saved.push(outcome)
    return { category: after }
  })
  if (violations.length > 0) throw new Invalid(violations)
  for (const one of saved) await save(context, one)
  return outcomes
}

/** Locks the categories, and the slugs if one of them is sent. */
async function lockCategories(context: Context, inputs: readonly Changes[]): Promise<Map<string, Collection>> {
  const ids = [...new Set(inputs.map(({ id }) => collectionKeyOf(id)))]
  const hasSlugs = inputs.some(({ slug }) => slug !== undefined)
  await lockNamed(context, hasSlugs ? [allProductsKey, ...ids] : ids)
  return new Map((await findAmong(context, ids)).map((category) => [category.id, category]))
}

interface Attempt {
  current: ReadonlyMap<string, Collection>
  reading: Reading
  now: Date
}

/** The category before and after a change: the same one if nothing differs. */
function outcomeOf({ changes }: Entry, { current, reading, now }: Attempt): Saved | Extract<Outcome<ProblemCode>, { problem: unknown }> {
  try {
    const before = current.get(collectionKeyOf(changes.id)) ?? failCategory('CATEGORY_NOT_FOUND')
    return { before, after: changed(before, { changes, reading, now }) }
  } catch (error) {
    if (!(error instanceof CategoryProblem)) throw error
    return { id: changes.id, problem: error.code, data: error.data }
  }
}

function changed(before: Collection, { changes, reading, now }: { changes: Changes; reading: Reading; now: Date }): Collection {
  if (changes.revision !== String(before.revision)) failCategory('INVALID_REVISION')
  const fixed = fixedFieldIn(changes, before)
  if (fixed !== undefined) failCategory('UPDATE_OF_FIELD_NOT_ALLOWED', { fieldName: fixed })
  const after = readCategory(before, changes, reading)
  return isDeepStrictEqual(after, before) ? before : { ...after, revision: before.revision + 1, updatedDate: now }
}

async function save(context: Context, { before, after }: Saved): Promise<void> {
  await updateCollectionRow(context, after)
  recordCollection(context, 'changed', after, changedFieldsOf(before, after))
}
