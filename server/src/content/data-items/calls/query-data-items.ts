import type { dataItems } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import type { QueryPlan } from '../../../database/query/query-plan.ts'
import { planCallerQuery } from '../../../http/plan.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { notePersonal } from '../../../kernel/source-changes.ts'
import { boundTo, type DataCollection } from '../../data-collections/public.ts'
import { countedMax, presentTotal } from '../counted.ts'
import { targetFor } from '../filtering.ts'
import type { Included } from '../include.ts'
import { presentRead } from '../present-with-references.ts'
import { readInOneStatement } from '../read-in-one-statement.ts'
import { recordUse, timed } from '../recording-uses.ts'
import { shuffledSort, shuffledTarget } from '../shuffle.ts'
import { countItems, selectItems } from '../store.ts'

type Request = RequestOf<typeof dataItems.queryDataItems>

const seedsMax = 2 ** 31

export const queryDataItems: Handler<typeof dataItems.queryDataItems> = async (context, request) => {
  const { query, returnTotalCount } = request
  const read = await readInOneStatement(context, request, async (collection) => {
    const plan = planOf(context, collection, request)
    const { found, ms } = await timed(() => selectItems(context, collection, plan))
    return { plan, rows: found, ms }
  })
  const { collection, plan, ms } = read
  recordUse(context, collection, { asked: plan.request, ms })
  const counted = returnTotalCount ? await countItems(context, collection, plan, countedMax) : undefined
  const { rows, offset, hasNext, cursors } = plan.page(read.rows)
  const shown = await presentRead(context, collection, { items: rows, fields: query?.fields, include: includedIn(request) })
  return {
    dataItems: shown,
    pagingMetadata: {
      count: rows.length,
      offset,
      hasNext,
      // A shuffled page continues by offset and seed, because a cursor doesn't contain the seed.
      ...(request.sortMode === 'RANDOM' ? {} : { cursors }),
      ...presentTotal(counted),
    },
  }
}

/** The references that each package generation requests in its own form. */
function includedIn({ includeReferences: asked = [], includeReferencedItems = [], referencedItemOptions = [] }: Request): Included[] {
  const limitOf = (field: string) => referencedItemOptions.find(({ fieldName }) => fieldName === field)?.limit ?? undefined
  return [...asked, ...includeReferencedItems.map((field) => ({ field, limit: limitOf(field) }))]
}

function randomSeed(): number {
  notePersonal()
  return Math.floor(Math.random() * seedsMax)
}

function planOf(context: Context, collection: DataCollection, { query, sortMode, randomOptions }: Request): QueryPlan {
  const target = targetFor(context, collection)
  if (sortMode !== 'RANDOM')
    return planCallerQuery(context, { of: `items of ${boundTo(collection)}`, isPublic: true, query, at: 'query', target })
  const seed = randomOptions?.seed ?? randomSeed()
  const asked = { ...query, sort: shuffledSort, cursorPaging: undefined }
  return planCallerQuery(context, {
    of: `shuffled items of ${boundTo(collection)}`,
    isPublic: true,
    query: asked,
    at: 'query',
    target: shuffledTarget(target, seed),
  })
}
