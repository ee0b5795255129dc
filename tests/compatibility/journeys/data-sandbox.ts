import type { Package } from '../clients.ts'
import type { Walk } from '../journey.ts'

/** A recipe book edited in the sandbox, while the one that guests read stays unchanged. 2024's packages cannot select the environment. */
export async function journey(walk: Walk): Promise<void> {
  const { connection, apiKey, siteId, clientId, generation, mode, step } = walk
  const owner: Package = connection.owner(apiKey, siteId)
  const visitor: Package = connection.visitor(clientId)
  const id = `Recipes_${generation}_${mode}`
  await step('collection', () =>
    owner.dataCollections.createDataCollection({
      _id: id,
      fields: [
        { key: 'name', type: 'TEXT' },
        { key: 'sides', type: 'MULTI_REFERENCE', typeMetadata: { multiReference: { referencedCollectionId: id } } },
      ],
      permissions: { read: 'ANYONE', insert: 'ANYONE', update: 'ADMIN', remove: 'ADMIN' },
    }),
  )
  if (generation === 'current') await tryOut(walk, { owner, visitor, id })
  else await stayLive(walk, owner, id)
}

interface Kitchen {
  owner: Package
  visitor: Package
  id: string
}

const [live, sandbox, preferred] = ['LIVE', 'SANDBOX', 'SANDBOX_PREFERRED'] as const
const recipes = (where: string): object[] =>
  ['bread', 'soup', 'tart'].map((_id) => ({ _id, name: `${_id} of ${where}`, sides: ['bread', 'soup'] }))

/** The site's switch is Stoa's own call; packages reach it by their general-purpose fetch. */
async function turn({ baseUrl }: Walk, { fetchWithAuth }: Package, sandboxEnabled: boolean): Promise<number> {
  const url = new URL('/stoa/v1/data/settings', baseUrl).href
  const { settings } = await (await fetchWithAuth(url)).json()
  const body = JSON.stringify({ settings: { revision: settings.revision, sandboxEnabled } })
  return (await fetchWithAuth(url, { method: 'PATCH', headers: { 'content-type': 'application/json' }, body })).status
}

async function tryOut(walk: Walk, kitchen: Kitchen): Promise<void> {
  const { attempt, step } = walk
  const { owner, id } = kitchen
  const named = async (environment: string): Promise<string[]> =>
    (await owner.items.withEnvironment(environment).query(id).ascending('_id').find()).items.map(({ name }: Package) => name)
  await step('switched off', () => turn(walk, owner, false))
  await attempt('while it is off', () => owner.items.withEnvironment(sandbox).query(id).find())
  await attempt('preferred while it is off', () => owner.items.withEnvironment(preferred).insert(id, { _id: 'tea', name: 'tea' }))
  await step('switched on', () => turn(walk, owner, true))
  await attempt('written', async () => {
    for (const environment of [live, sandbox]) await owner.items.withEnvironment(environment).bulkSave(id, recipes(environment))
    return { live: await named(live), sandbox: await named(sandbox), preferred: await named(preferred), unsaid: await namedUnsaid(kitchen) }
  })
  await write(walk, kitchen)
  await attempt('read after', async () => ({ live: await named(live), sandbox: await named(sandbox) }))
  await ask(walk, kitchen)
  await beGuests(walk, kitchen)
  await attempt('emptied', async () => {
    await owner.items.withEnvironment(sandbox).truncate(id)
    return { live: (await named(live)).length, sandbox: await named(sandbox) }
  })
}

const namedUnsaid = async ({ owner, id }: Kitchen): Promise<string[]> =>
  (await owner.items.query(id).ascending('_id').find()).items.map(({ name }: Package) => name)

async function write({ attempt }: Walk, { owner, id }: Kitchen): Promise<void> {
  const items = owner.items.withEnvironment(sandbox)
  await attempt('inserted', async () => (await items.insert(id, { _id: 'jam', name: 'jam' })).name)
  await attempt('updated', async () => (await items.update(id, { _id: 'soup', name: 'clear soup', sides: ['bread'] })).name)
  await attempt('patched', async () => (await items.patch(id, 'tart').setField('name', 'plum tart').run()).name)
  await attempt('removed', async () => (await items.remove(id, 'bread')).name)
  await attempt('referred', async () => {
    await items.insertReference(id, 'sides', 'soup', 'tart')
    return (await items.queryReferenced(id, 'soup', 'sides')).items.map(({ name }: Package) => name)
  })
}

/** The same read in both environments. */
async function ask({ attempt }: Walk, { owner, id }: Kitchen): Promise<void> {
  const inBoth = async (question: (items: Package) => Promise<unknown>): Promise<unknown[]> =>
    Promise.all([live, sandbox].map((environment) => question(owner.items.withEnvironment(environment))))
  await attempt('got', () => inBoth(async (items) => (await items.get(id, 'soup')).name))
  await attempt('counted', () => inBoth((items) => items.query(id).count()))
  await attempt('distinct', () => inBoth(async (items) => (await items.query(id).distinct('name')).items.length))
  await attempt('aggregated', () => inBoth(async (items) => (await items.aggregate(id).count().run()).items[0].count))
  await attempt('is referenced', () => inBoth((items) => items.isReferenced(id, 'sides', 'soup', 'tart')))
  await attempt('paged', () =>
    inBoth(async (items) => {
      const first = await items.query(id).ascending('_id').limit(2).find()
      return (await first.next()).items.map(({ name }: Package) => name)
    }),
  )
  await attempt('a cursor of the other', async () => {
    const { cursors } = (await owner.items.withEnvironment(live).query(id, { cursorPaging: { limit: 1 } })).pagingMetadata
    return owner.items.withEnvironment(sandbox).query(id, { cursorPaging: { cursor: cursors.next, limit: 1 } })
  })
}

async function beGuests({ attempt }: Walk, { visitor, id }: Kitchen): Promise<void> {
  await attempt('a guest in the sandbox', () => visitor.items.withEnvironment(sandbox).query(id).find())
  await attempt('a guest writes in the sandbox', () => visitor.items.withEnvironment(sandbox).insert(id, { name: 'mine' }))
  await attempt('a guest who prefers it', async () => (await visitor.items.withEnvironment(preferred).get(id, 'soup')).name)
}

async function stayLive(walk: Walk, owner: Package, dataCollectionId: string): Promise<void> {
  const { attempt, step } = walk
  await step('switched on', () => turn(walk, owner, true))
  await attempt('written', async () => {
    const said = { dataCollectionId, environment: sandbox }
    await owner.items.insertDataItem({ ...said, dataItem: { _id: 'bread', data: { name: 'bread' } } })
    const { data } = await owner.items.getDataItem('bread', said)
    return [data.name, (await owner.items.countDataItems(said)).totalCount]
  })
}
