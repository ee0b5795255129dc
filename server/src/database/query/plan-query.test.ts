import { describe, expect, test } from 'vitest'
import { fragment, part } from '../sql.ts'
import { always } from './conditions.ts'
import { planQuery, type QueryRequest } from './plan-query.ts'
import type { QueryPlan } from './query-plan.ts'
import { dataTarget, entityTarget, type Target } from './target.ts'

const seal = { key: 'a key of the test', scope: 'site/members/olga' }
const members = entityTarget({
  filterable: {
    id: { type: 'uuid', operators: ['eq', 'in'] },
    loginEmail: { type: 'text', operators: ['eq', 'startsWith'], sortable: true },
    createdDate: { type: 'date', operators: ['gt', 'lt'], sortable: true },
    points: { type: 'number', operators: ['eq', 'gt'] },
    blocked: { type: 'boolean', operators: ['eq'] },
  },
  columns: {
    id: 'id',
    loginEmail: 'login_email',
    createdDate: { sql: 'created_date', notNull: true },
    points: { sql: 'points', scale: 0 },
    blocked: 'blocked',
  },
})

function wrongs(query: QueryRequest['query'], target: Target = members): string[] {
  const plan = planQuery({ query, at: 'query', target, seal })
  return (plan.violations ?? []).map(({ field, violatedRule }) => `${field} ${violatedRule}`)
}

function planned(query: QueryRequest['query'], options: Partial<QueryRequest> = {}): QueryPlan {
  const plan = planQuery({ query, target: members, seal, ...options })
  if (plan.violations) throw new Error(JSON.stringify(plan.violations))
  return plan
}

const selection = { columns: 'id', from: 'members', where: fragment('site_id = $1 or owner_id = $2', ['s', 'o']) }

describe('D01: an entity accepts its own fields only', () => {
  test.each(['passwordHash', 'madeUp', 'password_hash', '__proto__', 'constructor', 'toString', 'login_email', 'loginEmail.x'])(
    '400: %s is not a field, neither in a filter nor in a sort',
    (name) => {
      expect(wrongs({ filter: { [name]: { $startsWith: 'a' } } })).toEqual([`query.filter.${name} FIELD_NOT_ALLOWED`])
      expect(wrongs({ filter: { $or: [{ [name]: null }] } })).toEqual([`query.filter.$or[0].${name} FIELD_NOT_ALLOWED`])
      expect(wrongs({ sort: [{ fieldName: name, order: 'ASC' }] })).toEqual(['query.sort[0].fieldName FIELD_NOT_ALLOWED'])
    },
  )

  test('400: a private field and an unknown one get identical answers', () => {
    const answer = (name: string) =>
      JSON.stringify(planQuery({ query: { filter: { [name]: { $gt: 'a' } }, sort: [{ fieldName: name }] }, target: members, seal }))
    expect(answer('passwordHash').replaceAll('passwordHash', 'x')).toBe(answer('neverNamed').replaceAll('neverNamed', 'x'))
  })

  test('400: an operator unsupported by the field, with the supported ones', () => {
    const plan = planQuery({ query: { filter: { loginEmail: { $contains: 'x' } } }, target: members, seal })
    expect(plan.violations).toEqual([
      {
        field: 'filter.loginEmail.$contains',
        violatedRule: 'INVALID_ENUM_VALUE',
        description: 'has no $contains; use one of $eq, $startsWith',
        data: { allowedValues: ['$eq', '$startsWith'] },
      },
    ])
  })

  test.each<[string, unknown]>([
    ['loginEmail', 1],
    ['loginEmail', { $date: '2024-05-01T00:00:00Z' }],
    ['createdDate', { $gt: 'soon' }],
    ['createdDate', { $gt: 5 }],
    ['points', true],
    ['points', 'many'],
    ['points', { $gt: 1e300 }],
    ['points', '9223372036854775808'],
    ['points', '1e999'],
    ['blocked', 'true'],
    ['id', 5],
  ])('400: %s compared with %j', (name, operand) => expect(wrongs({ filter: { [name]: operand } })).toHaveLength(1))

  test('an invalid id matches nothing', () => {
    expect(planned({ filter: { id: 'x' } }).filter.text).toBe('false')
    expect(planned({ filter: { id: { $in: ['x', '00000000-0000-4000-8000-00000000000a'] } } }).filter.values).toEqual([
      ['00000000-0000-4000-8000-00000000000a'],
    ])
  })
})

describe('data items refuse no fields: a hidden one is treated as missing', () => {
  test('hidden, nested in hidden, and a system field', () => {
    const target = dataTarget({ hidden: ['salary', '_owner'] })
    for (const name of ['salary', 'salary.gross', '_owner']) {
      const plan = planned({ filter: { [name]: { $gt: 'a' } }, sort: [{ fieldName: name }] }, { target })
      const other = planned({ filter: { [`x${name}`]: { $gt: 'a' } }, sort: [{ fieldName: `x${name}` }] }, { target: dataTarget() })
      expect(plan.select(selection).text).toBe(other.select(selection).text.replaceAll('doc', `'{}'::jsonb`))
    }
  })
})

describe('the SQL', () => {
  test('D07: the caller’s filter is combined with the store’s own condition, whatever it contains', () => {
    const { text, values } = planned({ filter: { $or: [{ blocked: true }, {}] } }).select(selection)
    expect(text).toContain('where (site_id = $1 or owner_id = $2) and (blocked = $3::boolean or true)')
    expect(values).toEqual(['s', 'o', true])
  })

  test('D02: no input of a caller is part of the text, and equal shapes have equal texts', () => {
    const textOf = (word: string, target: Target) =>
      planned({ filter: { loginEmail: { $startsWith: word }, $not: { loginEmail: word } }, paging: { limit: 50 } }, { target }).select(
        selection,
      ).text
    for (const target of [members, dataTarget()]) {
      expect(textOf(`'; drop table members; --`, target)).toBe(textOf('%_\\$1"', target))
      expect(textOf('zebra', target)).not.toContain('zebra')
    }
  })

  test('D04: wildcards are matched as plain characters', () => {
    expect(planned({ filter: { loginEmail: { $startsWith: '100%_\\' } } }).filter.values).toEqual(['100\\%\\_\\\\%'])
  })

  test('a usual page size is part of the text under a name; documents and searches have no name', () => {
    expect(planned({}).select(selection)).toMatchObject({
      text: expect.stringMatching(/order by id asc limit 51$/),
      name: expect.any(String),
    })
    expect(planned({ paging: { limit: 7, offset: 3 } }).select(selection)).toMatchObject({
      text: expect.stringMatching(/limit \$3 offset \$4$/),
      values: ['s', 'o', 8, 3],
    })
    expect(planned({}, { target: dataTarget() }).select(selection).name).toBeUndefined()
    // How many rows a text finds decides which index is best.
    expect(planned({}, { search: { asked: 'jug', condition: () => always } }).select(selection).name).toBeUndefined()
  })

  test('counts matches regardless of the page', () => {
    const plan = planned({ filter: { blocked: true }, paging: { limit: 5, offset: 10 } })
    expect(plan.count({ from: 'members', where: part`site_id = ${'s'}` }, 1000)).toMatchObject({
      text: 'select count(*)::int as total from (select from members where (site_id = $1) and blocked = $2::boolean limit $3) as counted',
      values: ['s', true, 1001],
    })
  })
})

describe('paging', () => {
  test.each<[QueryRequest['query'], string]>([
    [{ paging: { limit: 0 } }, 'query.paging.limit MIN'],
    [{ paging: { limit: -1 } }, 'query.paging.limit MIN'],
    [{ paging: { limit: 1001 } }, 'query.paging.limit MAX'],
    [{ paging: { limit: 1e9 } }, 'query.paging.limit MAX'],
    [{ paging: { limit: '50' } }, 'query.paging.limit FORMAT'],
    [{ paging: { limit: 1.5 } }, 'query.paging.limit FORMAT'],
    [{ paging: { offset: -1 } }, 'query.paging.offset MIN'],
    [{ paging: { offset: 10_001 } }, 'query.paging.offset MAX'],
    [{ paging: { offset: 1e15 } }, 'query.paging.offset MAX'],
    [{ paging: [] }, 'query.paging FORMAT'],
    [{ cursorPaging: { limit: 1001 } }, 'query.cursorPaging.limit MAX'],
    [{ cursorPaging: { cursor: 5 } }, 'query.cursorPaging.cursor FORMAT'],
    [{ cursorPaging: { cursor: 'x' } }, 'query.cursorPaging.cursor FORMAT'],
    [{ cursorPaging: {}, paging: {} }, 'query.cursorPaging ONE_OF_ALIGNMENT'],
    [{ sort: 'createdDate' }, 'query.sort FORMAT'],
    [{ sort: [null] }, 'query.sort[0].fieldName FORMAT'],
    [{ sort: [{ fieldName: 'createdDate', order: 'asc' }] }, 'query.sort[0].order INVALID_ENUM_VALUE'],
    [{ sort: [{ fieldName: 'points' }] }, 'query.sort[0].fieldName FIELD_NOT_ALLOWED'],
    [{ sort: Array.from({ length: 11 }, () => ({ fieldName: 'createdDate' })) }, 'query.sort MAX_SIZE'],
  ])('400: %j', (query, expected) => expect(wrongs(query)).toEqual([expected]))

  test('the limit on offsets is named, with how to continue', () => {
    const plan = planQuery({ query: { paging: { offset: 10_001 } }, target: members, seal })
    expect(plan.violations?.[0]?.description).toBe('must be at most 10000; use a cursor for later pages')
  })

  test('a page of the requested size knows that more rows follow', () => {
    const rows = ['a', 'b', 'c'].map((id) => ({ id, stoa_place: JSON.stringify([id]) }))
    const page = planned({ paging: { limit: 2 } }).page(rows)
    expect(page.rows.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(page).toMatchObject({ offset: 0, hasNext: true, hasPrev: false, cursors: { next: expect.any(String), prev: undefined } })
    expect(planned({ paging: { limit: 3, offset: 3 } }).page(rows)).toMatchObject({ offset: 3, hasNext: false, hasPrev: true })
    expect(planned({ paging: { limit: 3 } }).page([])).toMatchObject({
      rows: [],
      hasNext: false,
      hasPrev: false,
      cursors: { next: undefined, prev: undefined },
    })
  })

  test('pages without cursors do not select positions', () => {
    expect(planned({}, { cursors: false }).select(selection).text).not.toContain('stoa_place')
    expect(planned({ cursorPaging: {} }, { cursors: false }).select(selection).text).toContain('stoa_place')
  })
})

describe('at startup', () => {
  const name = { type: 'text', operators: ['eq'] } as const
  test('a filterable field without a column', () =>
    expect(() => entityTarget({ filterable: { name }, columns: {} })).toThrow('no column for the filterable field name'))
  test('an operator unsupported by its type', () =>
    expect(() => entityTarget({ filterable: { when: { type: 'date', operators: ['contains'] } }, columns: { when: 'x' } })).toThrow(
      'when is of type date, which has no contains',
    ))
  test('a list in a sort', () =>
    expect(() => entityTarget({ filterable: { tags: { type: 'texts', operators: [], sortable: true } }, columns: { tags: 'x' } })).toThrow(
      'tags is a list, which has no order',
    ))
})
