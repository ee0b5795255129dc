import { Type, type TSchema } from 'typebox'
import type { Problems } from './call.ts'
import { field, Free, maybe, Shape } from './scalars.ts'

const Count = Type.Integer({ minimum: 0 })

export const bulkTotals = field(
  Shape({
    totalSuccesses: field(Count, 'Number of entries that succeeded.'),
    totalFailures: field(Count, 'Number of entries that failed.'),
    undetailedFailures: field(Count, 'Failures without details. Always 0.'),
  }),
  'Totals of the outcomes.',
)

const outcome = {
  id: maybe(Type.String(), 'ID of the entry. Absent if a new one wasn’t created.'),
  originalIndex: field(Count, 'Index of the entry in the request.'),
  success: field(Type.Boolean(), 'Whether the entry succeeded.'),
}

const data = { data: maybe(Free, 'Values that belong to the error.') }

/** Only where an error has values. */
type DataOf<P extends Problems> = [Extract<P[keyof P], { data: unknown }>] extends [never] ? Record<never, never> : typeof data
const dataOf = <P extends Problems>(problems: P) => (Object.values(problems).some((problem) => problem.data) ? data : {}) as DataOf<P>

/** Why an entry failed. */
export const outcomeError = <P extends Problems>(problems: P) =>
  maybe(
    Shape({
      code: field(Type.Enum(Object.keys(problems) as (keyof P & string)[]), 'Code of the error.'),
      description: field(Type.String(), 'What is wrong.'),
      ...dataOf(problems),
    }),
    'Why it failed. Absent if it didn’t.',
  )

/** Outcome of one entry of a bulk call. */
const metadata = <P extends Problems>(problems: P) => field(Shape({ ...outcome, error: outcomeError(problems) }), 'ID, index and outcome.')

export const entryNow = 'The entry as it is now, if `returnEntity` is true.'

/** What became of each entry of a bulk call, in the order of the request. */
export const BulkResults = <P extends Problems>(problems: P) =>
  Shape({
    results: field(Type.Array(Shape({ itemMetadata: metadata(problems) })), 'The outcome for each entry.'),
    bulkActionMetadata: bulkTotals,
  })

/** The same with the entries themselves under a name of their own, for callers that send `returnEntity`. */
export const BulkResultsOf = <P extends Problems, Entry extends Type.TProperties>(problems: P, entry: Entry) =>
  Shape({
    results: field(Type.Array(Shape({ itemMetadata: metadata(problems), ...entry })), 'The outcome for each entry.'),
    bulkActionMetadata: bulkTotals,
  })

/** The same where they are named `item`. */
export const BulkResultsWith = <P extends Problems, Item extends TSchema>(problems: P, item: Item) =>
  BulkResultsOf(problems, { item: maybe(item, entryNow) })

/** The same for entries that can't fail one by one. */
export const BulkSuccesses = <Item extends TSchema>(item: Item) =>
  Shape({
    results: field(
      Type.Array(Shape({ itemMetadata: field(Shape(outcome), 'ID, index and outcome.'), item: field(item, 'The entry as it is now.') })),
      'The outcome for each entry.',
    ),
    bulkActionMetadata: bulkTotals,
  })

export const returnEntity = maybe(Type.Boolean(), 'Whether the entries are returned as they are now. False by default.')
