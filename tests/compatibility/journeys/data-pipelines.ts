import type { Package } from '../clients.ts'
import type { Walk } from '../journey.ts'

/** A bakery's orders in pipelines built by today's packages. */
const orders = [
  {
    buyer: 'Vera',
    town: 'porto',
    lines: [
      { what: 'bread', pieces: 2, each: 3.5 },
      { what: 'tart', pieces: 1, each: 18 },
    ],
    on: '2026-11-02',
  },
  { buyer: 'Mia', town: 'porto', lines: [{ what: 'bread', pieces: 1, each: 3.5 }], on: '2026-11-03', marks: { gift: true, late: false } },
  {
    buyer: 'Olga',
    town: 'lyon',
    lines: [
      { what: 'tart', pieces: 2, each: 18 },
      { what: 'bun', pieces: 12, each: 0.1 },
    ],
    on: '2026-11-04',
  },
  { buyer: 'Nobody', lines: [], on: '2026-11-05' },
]

export async function journey(walk: Walk): Promise<void> {
  const { connection, apiKey, siteId, clientId, generation, mode, attempt, step } = walk
  const { items: owned, dataCollections }: Package = connection.owner(apiKey, siteId)
  const { items }: Package = connection.visitor(clientId)
  if (!connection.builders) return attempt('has the call', async () => typeof items.aggregatePipelineDataItems)
  const id = `Orders_${generation}_${mode}`
  const permissions = { read: 'ANYONE', insert: 'ADMIN', update: 'ADMIN', remove: 'ADMIN' }
  await step('made', () => dataCollections.createDataCollection({ _id: id, fields: [{ key: 'buyer', type: 'TEXT' }], permissions }))
  await step('ordered', () =>
    owned.bulkInsert(
      id,
      orders.map(({ on, ...order }) => ({ ...order, on: new Date(on) })),
    ),
  )
  const asked: PipelineTools = { ...connection.builders, run: (pipeline, options) => items.aggregatePipeline(id, pipeline, options) }
  await group(walk, asked)
  await project(walk, asked)
  await page(walk, asked)
  await attempt('by aggregate', async () =>
    items.aggregate(
      id,
      asked
        .PipelineBuilder()
        .withStages([asked.Stages.limit(1)])
        .build(),
    ),
  )
  await refused(walk, asked, items)
}

interface PipelineTools extends NonNullable<Walk['connection']['builders']> {
  run: (pipeline: Package, options?: object) => Promise<Package>
}

async function group({ attempt }: Walk, { PipelineBuilder, Stages, Expressions: x, run }: PipelineTools): Promise<void> {
  const cost = x.multiply(x.field('lines.pieces'), x.field('lines.each'))
  await attempt('grouped', async () => {
    const sold = Stages.group().by(x.field('lines.what'), 'what').sum(cost, 'taken').avg(cost, 'mean').count('orders')
    const figures = sold.min(x.field('on'), 'first').max(x.field('buyer'), 'last').push(x.field('lines.pieces'), 'pieces')
    const stages = [Stages.sort().descending('on'), Stages.unwind('lines'), figures, Stages.sort().descending('taken')]
    return (await run(PipelineBuilder().withStages(stages).build())).results
  })
  await attempt('the first and last of all', async () => {
    const all = Stages.group().first(x.field('buyer'), 'first').last(x.field('buyer'), 'last')
    return (
      await run(
        PipelineBuilder()
          .withStages([Stages.sort().ascending('on'), all])
          .build(),
      )
    ).results
  })
}

async function project({ attempt }: Walk, { PipelineBuilder, Stages, Expressions: x, run }: PipelineTools): Promise<void> {
  await attempt('projected', async () => {
    const dated = Stages.filter().ge('on', new Date('2026-11-03')).lt('on', new Date('2026-11-05'))
    const from = Stages.project().reshape(x.toUpper(x.substring(x.field('town'), x.numeric(0), x.numeric(1))), 'letter')
    const told = x.concat(x.field('buyer'), x.text(', '), x.stringify(x.length(x.field('buyer'))))
    const shown = Stages.project().include('on').reshape(told, 'told').projectNested(from, 'from')
    const { results } = await run(
      PipelineBuilder()
        .withStages([dated, shown, Stages.sort().ascending('told')])
        .build(),
    )
    return results.map(({ on, ...others }: Package) => ({ ...others, isDate: on instanceof Date }))
  })
  await attempt('left out', async () => {
    const stages = [
      Stages.filter().eq('buyer', 'Mia'),
      Stages.project().exclude('lines', 'on', '_id', '_owner', '_createdDate', '_updatedDate'),
    ]
    return (
      await run(
        PipelineBuilder()
          .withStages([...stages, Stages.objectToArray('marks', 'list')])
          .build(),
      )
    ).results
  })
  await attempt('reckoned', async () => {
    const sums = {
      add: x.add(x.numeric(0.1), x.numeric(0.2)),
      sum: x.sum(x.numeric(1), x.field('buyer')),
      subtract: x.subtract(x.numeric(1), x.numeric(0.9)),
    }
    const parts = { divide: x.divide(x.numeric(1), x.numeric(0)), mod: x.mod(x.numeric(7), x.numeric(4)), abs: x.abs(x.numeric(-2)) }
    const whole = { floor: x.floor(x.numeric(1.5)), ceil: x.ceil(x.numeric(1.5)), toLower: x.toLower(x.text('AB')) }
    const all = Object.entries({ ...sums, ...parts, ...whole })
    const reshaped = all.reduce((stage: Package, [name, expression]) => stage.reshape(expression, name), Stages.project())
    return (
      await run(
        PipelineBuilder()
          .withStages([Stages.limit(1), reshaped])
          .build(),
      )
    ).results
  })
}

async function page({ attempt }: Walk, { PipelineBuilder, Stages, run }: PipelineTools): Promise<void> {
  const stages = [Stages.sort().ascending('buyer'), Stages.skip(1), Stages.project().include('buyer')]
  await attempt('in pages', async () => {
    const first = await run(PipelineBuilder().withStages(stages).withPaging({ limit: 2 }).build(), {
      returnTotalCount: true,
      consistentRead: true,
    })
    const { cursors, ...metadata } = first.pagingMetadata
    const second = await run(PipelineBuilder().withPaging({ cursor: cursors.next, limit: 2 }).build())
    return { pages: [first.results, second.results], metadata, hasNext: second.pagingMetadata.hasNext }
  })
}

async function refused({ attempt }: Walk, { PipelineBuilder, Stages, Expressions: x, run }: PipelineTools, items: Package): Promise<void> {
  await attempt('a stage that is wrong', () =>
    run(
      PipelineBuilder()
        .withStages([Stages.limit(1), Stages.project().reshape(x.field("a'"), 'r')])
        .build(),
    ),
  )
  await attempt('of no collection', () => items.aggregatePipeline('Nowhere', PipelineBuilder().withStages([]).build()))
}
