import { Type } from 'typebox'
import { field, Free, Guid, maybe, Shape } from '../scalars.ts'
import { Review } from './review.ts'

/** The result for each review, in the order of the request. Reviews without an error are created. */
export const BulkResults = Shape({
  results: field(
    Type.Array(
      Shape({
        itemMetadata: field(
          Shape({
            id: maybe(Guid, 'ID of the review. Absent if it wasn’t created.'),
            originalIndex: field(Type.Integer({ minimum: 0 }), 'Position of the review in the request, counting from 0.'),
            success: field(Type.Boolean(), 'Whether the review was created.'),
            error: maybe(
              Shape({
                code: field(Type.String(), 'Code of the error, such as `REVIEW_ALREADY_EXISTS`.'),
                description: field(Type.String(), 'What went wrong.'),
                data: field(Free, 'Values that belong to the error.'),
              }),
              'Why the review wasn’t created. Absent on success.',
            ),
          }),
          'Which review it is and whether it was created.',
        ),
        review: maybe(Review, 'The created review. Present if `returnEntity` was true.'),
      }),
      { maxItems: 100 },
    ),
    'Result for each review, in the order of the request.',
  ),
  bulkActionMetadata: field(
    Shape({
      totalSuccesses: field(Type.Integer({ minimum: 0 }), 'Number of reviews that were created.'),
      totalFailures: field(Type.Integer({ minimum: 0 }), 'Number of reviews that failed.'),
      undetailedFailures: field(Type.Integer({ minimum: 0 }), 'Number of failures that aren’t listed. Always 0.'),
    }),
    'How many reviews were created and how many failed.',
  ),
})
