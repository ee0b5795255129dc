import type { Violation } from '@stoa/contract/problems'
import { compilePipeline, type CompiledPipeline } from '../../database/pipeline/compile-pipeline.ts'
import { readPipeline } from '../../database/pipeline/read-pipeline.ts'
import { itemsStream } from '../../database/pipeline/stream.ts'
import { violation } from '../../database/query/violation.ts'
import type { Context } from '../../kernel/context.ts'
import { Invalid, refuseFields } from '../../kernel/refuse.ts'
import type { DataCollection } from '../data-collections/public.ts'
import { targetFor } from './filtering.ts'
import { itemsTable } from './item.ts'
import { selectThrough, visibleTo } from './store.ts'

const at = 'pipeline.stages'
/** Maximum number of parameters of a PostgreSQL statement. */
const boundMax = 65_535

/** The stages over all items that the caller can see, or all violations. */
export function pipelineOf(context: Context, collection: DataCollection, stages: readonly unknown[]): CompiledPipeline {
  const violations: Violation[] = []
  const read = readPipeline(stages, at, violations)
  if (violations.length > 0) throw new Invalid(violations)
  const items = itemsStream({ from: itemsTable.name, where: visibleTo(context, collection), target: targetFor(context, collection) })
  const pipeline = compilePipeline(read, items, violations)
  if (violations.length > 0) throw new Invalid(violations)
  if (pipeline.select({ limit: 1, offset: 0 }).values.length > boundMax)
    refuseFields(violation(at, 'MAX_SIZE', 'has too many names and values in total', { threshold: boundMax }))
  return pipeline
}

interface LeadingStage {
  filter?: object
  sort?: { values?: unknown }
}

/** The leading filter and sort of the stages, which apply to the items themselves and can use an index. */
export function leadingQuery(stages: readonly unknown[]): { filter?: unknown; sort?: unknown } {
  const asking = stages as readonly LeadingStage[]
  const others = asking.findIndex(({ filter, sort }) => filter === undefined && sort === undefined)
  const first = others < 0 ? asking : asking.slice(0, others)
  const filters = first.flatMap(({ filter }) => filter ?? [])
  return { filter: { $and: filters }, sort: first.findLast(({ sort }) => sort !== undefined)?.sort?.values }
}

/** A page of the result, and whether there are more; or the stage that exceeded its limit. */
export async function pageThrough(context: Context, pipeline: CompiledPipeline, { limit, offset }: { limit: number; offset: number }) {
  const rows = await selectThrough(context, pipeline, { limit: limit + 1, offset })
  const tooFar = pipeline.watched.filter((_, index) => rows[0]?.went?.[index])
  if (tooFar.length > 0)
    refuseFields(
      ...tooFar.map((stage) =>
        violation(stage.at, 'MAX_SIZE', `exceeds the limit of ${stage.threshold} ${stage.most}`, { threshold: stage.threshold }),
      ),
    )
  const found = rows.flatMap(({ doc }) => (doc === null ? [] : [doc]))
  return { results: found.slice(0, limit), hasNext: found.length > limit }
}
