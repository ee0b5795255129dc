import { Type } from 'typebox'
import { CursorPaging, pageSizeMax, Sorting } from './query.ts'
import { field, Free, Instant, maybe, maybeNull, Shape, Text, Whole } from './scalars.ts'

/** The words of a search. */
export const SearchDetails = Shape({
  mode: maybe(Type.Enum(['OR', 'AND']), 'Whether one of the words or all of them must occur. OR by default.'),
  expression: maybeNull(Text(100), 'Words to find, separated by spaces.'),
  fields: maybe(Type.Array(Text(200), { maxItems: 20 }), 'Fields to search in. All searchable fields by default.'),
  fuzzy: maybe(Type.Boolean(), 'Whether similar words are found as well. False by default.'),
})

const valueAggregation = Shape({
  sortType: maybe(
    Type.Enum(['COUNT', 'VALUE']),
    'Whether values are sorted by their number of entries or by themselves. By number by default.',
  ),
  sortDirection: maybe(Type.Enum(['DESC', 'ASC']), 'Descending by default.'),
  limit: maybeNull(Whole(1, 250), 'Number of values to return at most. 10 by default.'),
  missingValues: maybe(Type.Enum(['EXCLUDE', 'INCLUDE']), 'Whether entries without a value are counted. EXCLUDE by default.'),
  includeOptions: maybe(
    Shape({
      addToBucket: maybe(
        Text(20),
        'Group of entries without a value, which can be one of the values. By default `0` for numbers, `false` for true or false, and `N/A` for others.',
      ),
    }),
    'How entries without a value are counted. Only with `missingValues` INCLUDE.',
  ),
})
const rangeAggregation = Shape({
  buckets: maybe(
    Type.Array(
      Shape({
        from: maybeNull(Type.Number(), 'Lowest value of the range, included. None by default.'),
        to: maybeNull(Type.Number(), 'End of the range, not included. None by default.'),
      }),
      { maxItems: 50 },
    ),
    'Ranges to count. An entry is counted in the first one that has its value. Bounds of dates are in milliseconds since 1970.',
  ),
})
const scalarAggregation = Shape({
  type: maybe(
    Type.Enum(['COUNT_DISTINCT', 'MIN', 'MAX']),
    'What is calculated: the number of different values, the lowest or the highest one. Of numbers and dates only, except for COUNT_DISTINCT.',
  ),
})
const dateHistogram = Shape({
  interval: maybe(
    Type.Enum(['YEAR', 'MONTH', 'WEEK', 'DAY', 'HOUR', 'MINUTE', 'SECOND']),
    'Length of the periods that are counted, in the time zone of the search.',
  ),
})

const kinds = {
  value: maybe(valueAggregation, 'Counts the entries of each value. For the type VALUE.'),
  range: maybe(rangeAggregation, 'Counts the entries in ranges. For the type RANGE.'),
  scalar: maybe(scalarAggregation, 'Calculates one number. For the type SCALAR.'),
  dateHistogram: maybe(dateHistogram, 'Counts the entries of each period. For the type DATE_HISTOGRAM.'),
}
const named = {
  name: maybeNull(
    Text(100),
    'Name of the aggregation, which its result repeats. The field’s path by default. No other aggregation has the same.',
  ),
  fieldPath: maybe(Text(200), 'Field whose values are aggregated.'),
}
const simpleTypes = ['VALUE', 'RANGE', 'SCALAR', 'DATE_HISTOGRAM'] as const

/** What is calculated of all entries that a search finds, beside its page of them. */
export const Aggregation = Shape({
  ...named,
  type: maybe(Type.Enum([...simpleTypes, 'NESTED']), 'Kind of the aggregation.'),
  ...kinds,
  nested: maybe(
    Shape({
      nestedAggregations: maybe(
        Type.Array(Shape({ ...named, type: maybe(Type.Enum([...simpleTypes]), 'Kind of the aggregation.'), ...kinds }), {
          minItems: 2,
          maxItems: 3,
        }),
        'Aggregations to combine, the outermost first: a result for each combination of their values. Only one of them can group by a list.',
      ),
    }),
    'Counts combinations of values. For the type NESTED.',
  ),
})

/** `search` of a search call that pages by cursor. */
export const AggregatedSearch = (limit: number) =>
  Shape({
    filter: maybeNull(Free, 'Conditions by field, such as `{ "visible": true }`. All entries if absent.'),
    sort: maybe(Type.Array(Sorting, { maxItems: 10 }), 'Fields to sort by, the most important first.'),
    cursorPaging: maybeNull(
      Shape({
        ...CursorPaging.properties,
        limit: maybeNull(Whole(0, Math.min(limit, pageSizeMax)), `Entries per page, at most ${limit}. 50 by default.`),
      }),
      'Size of the page, or the cursor of the next one, sent alone.',
    ),
    aggregations: maybe(Type.Array(Aggregation, { maxItems: 10 }), 'What is calculated of all entries that are found.'),
    search: maybeNull(SearchDetails, 'Words that the entries must have.'),
    timeZone: maybeNull(Text(50), 'Time zone of periods, such as `Europe/Zurich`. UTC by default.'),
  })

const Count = Type.Integer({ minimum: 0 })
const values = Shape({
  results: field(
    Type.Array(Shape({ value: field(Type.String(), 'Value of the field.'), count: field(Count, 'Number of entries that have it.') }), {
      maxItems: 250,
    }),
    'The values and how often they occur.',
  ),
})
const periods = Shape({
  results: field(
    Type.Array(Shape({ value: field(Instant, 'Start of the period.'), count: field(Count, 'Number of entries in it.') }), {
      maxItems: 200,
    }),
    'Periods with entries, in the order of time. Of more than 200, the latest ones.',
  ),
})
const ranges = Shape({
  results: field(
    Type.Array(
      Shape({
        from: maybeNull(Type.Number(), 'Lowest value of the range, included.'),
        to: maybeNull(Type.Number(), 'End of the range, not included.'),
        count: field(Count, 'Number of entries in the range.'),
      }),
      { maxItems: 50 },
    ),
    'The ranges in the order of the request.',
  ),
})
const scalar = Shape({
  type: field(Type.Enum(['COUNT_DISTINCT', 'MIN', 'MAX']), 'What was calculated.'),
  value: maybe(Type.Number(), 'The number; of dates, in milliseconds since 1970. Absent if no entry has a value.'),
})
const count = field(Count, 'Number of entries in this group and those of the aggregations before it.')
const oneOfNested = Shape({
  value: maybe(Shape({ value: field(Type.String(), 'Value of the field.'), count }), 'Result of the type VALUE.'),
  range: maybe(
    Shape({
      from: maybeNull(Type.Number(), 'Lowest value of the range.'),
      to: maybeNull(Type.Number(), 'End of the range.'),
      count,
    }),
    'Result of the type RANGE.',
  ),
  scalar: maybe(
    Shape({ value: maybe(Type.Number(), 'The number. Absent if no entry has a value.') }),
    'A number of the entries in the groups of the aggregations before it.',
  ),
  dateHistogram: maybe(Shape({ value: field(Instant, 'Start of the period.'), count }), 'Result of the type DATE_HISTOGRAM.'),
})

/** Results of the aggregations of a search, in the order of the request. */
export const AggregationData = Shape({
  results: field(
    Type.Array(
      Shape({
        name: maybe(Text(200), 'Name of the aggregation.'),
        type: field(Type.Enum([...simpleTypes, 'NESTED']), 'Kind of the aggregation.'),
        fieldPath: maybe(Text(200), 'Field whose values were aggregated.'),
        values: maybe(values, 'Result of the type VALUE.'),
        ranges: maybe(ranges, 'Result of the type RANGE.'),
        scalar: maybe(scalar, 'Result of the type SCALAR.'),
        dateHistogram: maybe(periods, 'Result of the type DATE_HISTOGRAM.'),
        nested: maybe(
          Shape({
            results: field(
              Type.Array(
                Shape({ results: field(Type.Record(Type.String(), oneOfNested), 'Group or number of each aggregation by its name.') }),
                {
                  maxItems: 1000,
                },
              ),
              'Combinations that occur, in the order of their groups. Of more than 1000, the first ones.',
            ),
          }),
          'Result of the type NESTED.',
        ),
      }),
    ),
    'Results in the order of the request.',
  ),
})
