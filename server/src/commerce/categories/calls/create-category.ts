import type { categories } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { categoriesMax } from '@stoa/contract/categories/limits'
import { newId } from '../../../database/ids.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { Invalid, Refusal, refuse } from '../../../kernel/refuse.ts'
import {
  collectionKeyOf,
  type CollectionRow,
  findRow,
  insertCollections,
  lockTreeForNew,
  newSettings,
  pathUnder,
  recordCollection,
  requireVisibleParent,
  slugFor,
  treeOf,
} from '../../collections/public.ts'
import { findFacts } from '../change/facts.ts'
import { CategoryProblem, type Reading } from '../change/input.ts'
import { readCategory } from '../change/read-category.ts'
import { requireAssigning } from '../managing-app.ts'
import { presentOne } from '../present.ts'
import { requireTree } from '../tree-reference.ts'

type Sent = RequestOf<typeof categories.createCategory>['category']
type Position = Pick<CollectionRow, 'parentId' | 'path' | 'siblingIndex' | 'visible'>

export const createCategory: Handler<typeof categories.createCategory> = async (context, { category: sent, treeReference, fields }) => {
  requireTree(treeReference)
  requireAssigning(context, sent)
  const row = await readNew(context, sent, await findPosition(context, sent))
  await insertCollections(context.db, context.siteId, [row])
  const created = { ...row, numberOfProducts: 0 }
  recordCollection(context, 'created', created)
  return { category: await presentOne(context, created, fields) }
}

/** The place of a new category: after its siblings. The tree is locked. */
async function findPosition(context: Context, { parentCategory, visible = true }: Sent): Promise<Position> {
  const parentId = parentCategory?.id ? collectionKeyOf(parentCategory.id) : null
  const { index, count } = await lockTreeForNew(context, parentId)
  const parent = parentId === null ? undefined : await findRow(context, parentId)
  const tree = treeOf(parent ? [parent] : [])
  const under = pathUnder(tree, parentId)
  if ('problem' in under) refuse(under.problem)
  if (visible) requireVisibleParent(tree, { parentId })
  if (count >= categoriesMax) refuse('CATEGORIES_LIMIT_PER_TREE_EXCEEDED')
  return { parentId, path: under.path, siblingIndex: index, visible }
}

async function readNew(context: Context, sent: Sent, position: Position): Promise<CollectionRow> {
  const { name, managingAppId } = sent
  const reading: Reading = { at: 'category', facts: await findFacts(context, [sent]), violations: [] }
  const empty: CollectionRow = {
    id: newId(),
    revision: 1,
    createdDate: context.now,
    updatedDate: context.now,
    name,
    slug: '',
    ...newSettings,
    ...position,
    managingAppId: managingAppId ?? null,
    doc: { description: '', media: [] },
  }
  const row = readOrRefuse(empty, sent, reading)
  return sent.slug === undefined ? { ...row, slug: await slugFor(context, name) } : row
}

function readOrRefuse(empty: CollectionRow, sent: Sent, reading: Reading): CollectionRow {
  try {
    const row = readCategory(empty, sent, reading)
    if (reading.violations.length > 0) throw new Invalid(reading.violations)
    return row
  } catch (error) {
    throw error instanceof CategoryProblem ? new Refusal(error.code, error.data) : error
  }
}
