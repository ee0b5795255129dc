import { Type } from 'typebox'
import { field, Guid, maybe, Shape } from '../scalars.ts'
import { bulkProblems } from './problems.ts'

/** What became of each product of a bulk call, in the order of the request. */
export const BulkProductResults = Shape({
  results: field(
    Type.Array(
      Shape({
        itemMetadata: field(
          Shape({
            id: field(Guid, 'ID of the product.'),
            originalIndex: field(Type.Integer({ minimum: 0 }), 'Index of the product in the request.'),
            success: field(Type.Boolean(), 'Whether the product was changed.'),
            error: maybe(
              Shape({
                code: field(Type.Enum(Object.keys(bulkProblems) as (keyof typeof bulkProblems)[]), 'Code of the error.'),
                description: field(Type.String(), 'What is wrong.'),
              }),
              'Why it failed. Absent if it didn’t.',
            ),
          }),
          'ID, index and outcome.',
        ),
      }),
    ),
    'The outcome for each product.',
  ),
  bulkActionMetadata: field(
    Shape({
      totalSuccesses: field(Type.Integer({ minimum: 0 }), 'Number of products that were changed.'),
      totalFailures: field(Type.Integer({ minimum: 0 }), 'Number of products that failed.'),
      undetailedFailures: field(Type.Integer({ minimum: 0 }), 'Failures without details. Always 0.'),
    }),
    'Totals of the outcomes.',
  ),
})
