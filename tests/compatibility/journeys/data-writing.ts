import type { Package } from '../clients.ts'
import { bulkFacts, dateIn, itemCalls, type ItemCalls } from '../item-calls.ts'
import type { Walk } from '../journey.ts'

/** Jars of a pottery in a new collection: single writes, bulk writes, patches, and all refusals. */
export async function journey(walk: Walk): Promise<void> {
  const { connection, apiKey, siteId, clientId, generation, mode, step } = walk
  const owner: Package = connection.owner(apiKey, siteId)
  const visitor: Package = connection.visitor(clientId)
  const id = `Jars_${generation}_${mode}`
  await step('collection', () =>
    owner.dataCollections.createDataCollection({
      _id: id,
      displayName: 'Jars',
      fields: [{ key: 'name', type: 'TEXT' }],
      permissions: { read: 'ANYONE', insert: 'ADMIN', update: 'ADMIN', remove: 'ADMIN' },
    }),
  )
  const jars = itemCalls(generation, owner, id)
  await writeOne(walk, jars)
  await beRefused(walk, jars, itemCalls(generation, visitor, id))
  await walk.attempt('unknown collection', () => itemCalls(generation, owner, 'NoSuchCollection').insert({}))
  await writeMany(walk, jars)
  if (generation === 'current') await writeOnCondition(walk, owner, id)
  if (generation === 'current') await patch(walk, owner, id)
  if (generation === 'current') await patchMany(walk, owner, id)
  await walk.attempt('truncated', async () => [(await jars.truncate()) ?? null, await jars.count()])
}

async function writeOne({ generation, attempt }: Walk, jars: ItemCalls): Promise<void> {
  const fired = dateIn(generation, '2026-05-06T07:08:09.010Z')
  const jar = {
    name: 'Juniper',
    fired,
    inside: { glazed: fired, dates: [fired] },
    text: '2026-05-06T07:08:09Z',
    sizes: [1, 2.5],
    lid: null,
  }
  await attempt('inserted', async () => {
    const inserted = await jars.insert({ ...jar, _owner: 'somebody', _createdDate: dateIn(generation, '2001-01-01') })
    return { ...inserted, isDate: [inserted.fired, inserted.inside.dates[0], inserted._createdDate].map((date) => date instanceof Date) }
  })
  await attempt('inserted under an id', () => jars.insert({ _id: 'jar ä', name: 'Ash' }))
  await attempt('got', () => jars.get('jar ä'))
  await attempt('got in part', async () => Object.keys(await jars.get('jar ä', { fields: ['name'] })))
  await attempt('got with options', async () => (await jars.get('jar ä', { consistentRead: true, language: 'en' })).name)
  await attempt('taken', () => jars.insert({ _id: 'jar ä', name: 'Oak' }))
  await attempt('updated', () => jars.update({ _id: 'jar ä', glaze: 'celadon' }))
  await attempt('read back and sent again', async () => jars.update({ ...(await jars.get('jar ä')), lid: true }))
  await attempt('saved', async () => {
    const [first, second] = [await jars.save({ _id: 'saved', turn: 1 }), await jars.save({ _id: 'saved', turn: 2 })]
    return [first.turn, second.turn, await jars.count({ _id: 'saved' })]
  })
  await attempt('saved without an id', async () => (await jars.save({ name: 'Pear' }))._id)
  await attempt('removed', async () => [(await jars.remove('saved')).turn, await jars.count({ _id: 'saved' })])
}

async function beRefused({ attempt, generation }: Walk, jars: ItemCalls, visitorsJars: ItemCalls): Promise<void> {
  await attempt('got nothing', () => jars.get('nobody'))
  await attempt('removed nothing', () => jars.remove('nobody'))
  await attempt('updated nothing', () => jars.update({ _id: 'nobody' }))
  await attempt('no date', () => jars.insert({ inside: [{ fired: { $date: 'yesterday' } }] }))
  await attempt('too large', () => jars.insert({ text: 'x'.repeat(500_000) }))
  await attempt('far too large', () => jars.insert({ text: 'x'.repeat(1_100_000) }))
  await attempt('a visitor reads', async () => (await visitorsJars.get('jar ä')).glaze)
  await attempt('a visitor writes', () => visitorsJars.insert({ name: 'Mine' }))
  if (generation === 'current') await attempt('updated without an id', () => jars.update({ name: 'Oak' }))
}

async function writeMany({ generation, attempt }: Walk, jars: ItemCalls): Promise<void> {
  const fired = dateIn(generation, '2026-05-06')
  await attempt('many inserted', async () =>
    bulkFacts(
      await jars.bulkInsert([{ _id: 'a', fired }, { _id: 'jar ä' }, { _id: 'b' }, { _id: 'a' }, { _id: 'c', inside: { $date: 'never' } }]),
    ),
  )
  await attempt('many updated', async () =>
    bulkFacts(
      await jars.bulkUpdate([
        { _id: 'a', glaze: 'ash' },
        { _id: 'nobody', glaze: 'ash' },
        { _id: 'b', glaze: 'salt' },
      ]),
    ),
  )
  await attempt('many saved', async () =>
    bulkFacts(
      await jars.bulkSave([
        { _id: 'b', glaze: 'tenmoku' },
        { _id: 'd', glaze: 'shino' },
      ]),
    ),
  )
  await attempt('many read', async () => Promise.all(['a', 'b', 'd'].map(async (id) => (await jars.get(id)).glaze)))
  await attempt('many removed', async () => bulkFacts(await jars.bulkRemove(['a', 'nobody', 'd'])))
  await attempt('a thousand', async () => {
    const facts: Package = bulkFacts(await jars.bulkInsert(Array.from({ length: 1000 }, (_, number) => ({ number }))))
    return [facts.inserted ?? facts.length, await jars.count({ number: { $gte: 0 } })]
  })
  await attempt('a thousand and one', () => jars.bulkRemove(Array.from({ length: 1001 }, (_, number) => `${number}`)))
}

async function writeOnCondition({ attempt }: Walk, { items }: Package, id: string): Promise<void> {
  const whole = items.filter().eq('state', 'whole').gt('fired', new Date('2026-01-01'))
  const jar = (_id: string, state: string): object => ({ _id, state, fired: new Date('2026-05-06') })
  await attempt('conditions set out', async () =>
    bulkFacts(await items.bulkInsert(id, [jar('x', 'whole'), jar('y', 'broken'), jar('z', 'whole')])),
  )
  await attempt('updated as it is', () => items.update(id, jar('x', 'sold'), { condition: whole }))
  await attempt('updated as it was', () => items.update(id, jar('x', 'lent'), { condition: whole }))
  await attempt('many updated on condition', async () =>
    bulkFacts(await items.bulkUpdate(id, [jar('y', 'mended'), jar('z', 'sold')], { condition: whole })),
  )
  await attempt('removed as it was', () => items.remove(id, 'z', { condition: { state: 'whole' } }))
  await attempt('removed as it is', async () => (await items.remove(id, 'z', { condition: { state: 'sold' } })).state)
  await attempt('many removed on condition', async () =>
    bulkFacts(await items.bulkRemove(id, ['x', 'y'], { condition: { state: 'sold' } })),
  )
  await attempt('inserted or replaced', async () => bulkFacts(await items.bulkInsert(id, [jar('y', 'new')], { overrideExisting: true })))
}

const piecemeal = (builder: Package): Package =>
  builder
    .setField('inside.glazed', new Date('2026-05-06'))
    .removeField('gone')
    .incrementField('sold', 2)
    .appendToArray('sizes', 'l')
    .removeFromArray('sizes', 's')

async function patch({ attempt }: Walk, { items }: Package, id: string): Promise<void> {
  await items.save(id, { _id: 'p', gone: true, sold: 1, sizes: ['s', 'm'], stays: 'here' })
  await attempt('patched', () => piecemeal(items.patch(id, 'p')).run())
  await attempt(
    'patched at once',
    async () => (await items.patch(id, 'p', [{ action: 'INCREMENT_FIELD', fieldPath: 'sold', value: -3 }])).sold,
  )
  await attempt('patched on condition', () =>
    items
      .patch(id, 'p')
      .setField('sold', 9)
      .run({ condition: items.filter().gt('sold', 0) }),
  )
  await attempt('patched nothing', () => items.patch(id, 'nobody').setField('sold', 9).run())
  await attempt('patched a text', () => items.patch(id, 'p').setField('sold', 9).incrementField('stays', 1).run())
}

async function patchMany({ attempt }: Walk, { items }: Package, id: string): Promise<void> {
  await items.bulkInsert(id, [{ _id: 'q', sold: 1 }])
  await attempt('many patched', async () => bulkFacts(await piecemeal(items.bulkPatch(id, ['p', 'nobody', 'q'])).run()))
  await attempt('many patched at once', async () => {
    const options = { condition: items.filter().eq('sold', 3) }
    return bulkFacts(await items.bulkPatch(id, ['p', 'q'], [{ action: 'SET_FIELD', fieldPath: 'sold', value: 0 }], options))
  })
  await attempt('many patched wrongly', async () => bulkFacts(await items.bulkPatch(id, ['p', 'q']).incrementField('stays', 1).run()))
}
