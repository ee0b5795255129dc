import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { seed, timesToRun } from '../../../../tests/support/rounds.ts'
import { createItems, oddItems, type Item } from '../query/model-items.ts'
import { dataTarget, type Target } from '../query/target.ts'
import type { Violation } from '../query/violation.ts'
import { part } from '../sql.ts'
import { compilePipeline } from './compile-pipeline.ts'
import { evaluatePipeline } from './model-pipeline.ts'
import { pipeline } from './pipeline-arbitraries.ts'
import { readPipeline } from './read-pipeline.ts'
import { itemsStream } from './stream.ts'

const runs = timesToRun(300, 20_000)
const patienceMs = 60_000 + runs * 200
const pageSize = 400

const client = new pg.Client(inject('database'))
/** An item without an owner has no `_owner`. */
const items = oddItems(seed)
  .slice(0, 120)
  .map(({ _owner, ...item }) => (_owner === null ? item : { ...item, _owner }))
beforeAll(async () => {
  await client.connect()
  await createItems(client, items)
})
afterAll(() => client.end())

/** A page of the whole result, and its count. */
async function through(stages: readonly unknown[], target: Target): Promise<{ docs: unknown[]; total: number }> {
  const violations: Violation[] = []
  const read = readPipeline(stages, 'pipeline.stages', violations)
  const compiled = compilePipeline(read, itemsStream({ from: 'items', where: part`true`, target }), violations)
  expect(violations, JSON.stringify(stages)).toEqual([])
  const page = compiled.select({ limit: pageSize, offset: 0 })
  const { rows } = await client.query<{ doc: unknown; went?: boolean[] }>(page.text, [...page.values])
  expect(rows[0]?.went?.includes(true) ?? false).toBe(false)
  const count = compiled.count(1_000_000)
  const counted = await client.query<{ total: number }>(count.text, [...count.values])
  return { docs: rows.flatMap(({ doc }) => (doc === null ? [] : [doc])), total: counted.rows[0]!.total }
}

async function compare(held: readonly Item[], target: Target, numRuns: number): Promise<void> {
  const property = fc.asyncProperty(pipeline, async (stages) => {
    const expected = evaluatePipeline(stages, held)
    const { docs, total } = await through(stages, target)
    expect(total, JSON.stringify(stages)).toBe(expected.length)
    // JSON has no -0.
    expect(docs, JSON.stringify(stages)).toEqual(JSON.parse(JSON.stringify(expected.slice(0, pageSize))))
  })
  await fc.assert(property, { numRuns: Math.ceil(numRuns), seed })
}

describe(`D06, D08, D19: the model and PostgreSQL agree on ${runs} random pipelines, seed ${seed}`, () => {
  test('over data items', { timeout: patienceMs }, () => compare(items, dataTarget(), runs))

  test('over data items with hidden fields, as if these were empty', { timeout: patienceMs }, async () => {
    const hidden = ['a', 'nest', '_owner']
    const seen = items.map((item) => Object.fromEntries(Object.entries(item).filter(([name]) => !hidden.includes(name))))
    await compare(seen, dataTarget({ hidden }), runs / 4)
  })

  test('over data items with values in columns too', { timeout: patienceMs }, async () => {
    const indexedColumns = new Map(['a', 'tags'].map((name) => [name, `(coalesce(doc -> '${name}', 'null'::jsonb))`]))
    await compare(items, dataTarget({ indexedColumns }), runs / 4)
  })
})
