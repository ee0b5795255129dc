import { randomUUID } from 'node:crypto'
import type { Package } from '../clients.ts'
import type { Walk } from '../journey.ts'
import { neverCalled, watched } from '../watched.ts'

/** The functions of a module with brands, ribbons or sections, under one name each. */
interface Kind {
  module: string
  one: string
  many: string
  /** A new one of a name. */
  named: (name: string) => Package
}

const kinds: readonly Kind[] = [
  { module: 'brandsV3', one: 'Brand', many: 'Brands', named: (name) => ({ name }) },
  { module: 'ribbonsV3', one: 'Ribbon', many: 'Ribbons', named: (name) => ({ name }) },
  {
    module: 'infoSectionsV3',
    one: 'InfoSection',
    many: 'InfoSections',
    named: (uniqueName) => ({ uniqueName, title: 'Care', plainDescription: '<p>By hand.</p>' }),
  },
]

/** The shop keeps what its products share. */
export async function journey(walk: Walk): Promise<void> {
  const { connection, apiKey, siteId, clientId } = walk
  const owner = connection.owner(apiKey, siteId)
  const shopper = connection.visitor(clientId)
  for (const kind of kinds) await keep(walk, kind, owner, shopper)
  await keepCustomizations(walk, owner, shopper)
}

async function keep(walk: Walk, { module, one, many, named }: Kind, client: Package, shopper: Package): Promise<void> {
  const { step, attempt, generation } = walk
  const called = new Set<string>()
  const owner = watched(client, module, called)
  const calls = owner[module]
  const name = (what: string): string => `${what} ${generation === 'current' ? 'now' : '2024'} ${walk.mode}`
  const changedName = (changed: string): Package => (module === 'infoSectionsV3' ? { uniqueName: changed } : { name: changed })
  const created = await step(`${one} created`, () => calls[`create${one}`](named(name('First'))))
  await attempt(`${one} read`, () => shopper[module][`get${one}`](created._id, { fields: [] }))
  await attempt(`${one} renamed`, () => calls[`update${one}`](created._id, { revision: created.revision, ...changedName(name('Renamed')) }))
  await attempt(`refused: old ${one}`, () => calls[`update${one}`](created._id, { revision: '99', ...changedName(name('Old')) }))
  await attempt(`refused: ${one} taken`, () => calls[`create${one}`](named(name('Renamed'))))
  const ofName = (wanted: string): Package => (module === 'infoSectionsV3' ? { infoSection: named(wanted) } : wanted)
  await attempt(`${one} got`, () => calls[`getOrCreate${one}`](ofName(name('Renamed'))))
  await attempt(`${many} got`, () => {
    const names = [name('Renamed'), name('Second')]
    return calls[`bulkGetOrCreate${many}`](module === 'infoSectionsV3' ? { infoSections: names.map(named) } : names)
  })
  const { results } = await step(`${many} created`, () =>
    calls[`bulkCreate${many}`]([named(name('Third')), named(name('Renamed'))], { returnEntity: true }),
  )
  const key = one.charAt(0).toLowerCase() + one.slice(1)
  const third = results[0].item
  await attempt(`${many} updated`, () =>
    calls[`bulkUpdate${many}`](
      [
        { [key]: { _id: third._id, revision: third.revision, ...changedName(name('Fourth')) } },
        { [key]: { _id: randomUUID(), revision: '1', ...changedName(name('None')) } },
      ],
      { returnEntity: true },
    ),
  )
  const field = module === 'infoSectionsV3' ? 'uniqueName' : 'name'
  await attempt(`${many} found`, async () => {
    const found = await shopper[module][`query${many}`]().startsWith(field, name('Fourth')).ascending(field).limit(1).find()
    return { items: found.items, hasNext: found.hasNext() }
  })
  await attempt(`${many} page by page`, async () => {
    const first = await calls[`query${many}`]().ascending(field).limit(1).find()
    const second = await first.next()
    return [...first.items, ...second.items].map((item: Package) => item[field])
  })
  if (generation === 'current')
    await attempt(`${many} counted`, () => shopper[module][`count${many}`]({ filter: { [field]: { $eq: name('Fourth') } } }))
  await attempt(`refused: ${one} of a visitor`, () => shopper[module][`create${one}`](named(name('Visitor'))))
  await attempt(`${many} deleted`, () => calls[`bulkDelete${many}`]([third._id, randomUUID()]))
  await attempt(`${one} deleted`, () => calls[`delete${one}`](created._id))
  await attempt(`refused: deleted ${one}`, () => calls[`get${one}`](created._id))
  if (generation === 'current') await calls[`count${many}`]()
  await step(`${many}: never called`, () => neverCalled(owner, module, called))
}

/** 2024 hands dates out as texts, but takes only Date. */
const withoutDates = ({ _createdDate, _updatedDate, ...entity }: Package): Package => entity

async function keepCustomizations(walk: Walk, client: Package, shopper: Package): Promise<void> {
  const { step, attempt, generation, mode } = walk
  const called = new Set<string>()
  const owner = watched(client, 'customizationsV3', called)
  const calls = owner.customizationsV3
  const name = (what: string): string => `${what} ${generation} ${mode}`
  const choice = (of: string): Package => ({ choiceType: 'CHOICE_TEXT', name: of })
  const modifier = (of: string): Package => ({
    name: name(of),
    customizationType: 'MODIFIER',
    customizationRenderType: 'TEXT_CHOICES',
    choicesSettings: { choices: [{ ...choice('Paper'), defaultAddedPrice: '2.00' }] },
  })
  const created = await step('Customization created', () => calls.createCustomization(modifier('Wrap')))
  const id = created._id
  const revision = async (): Promise<string> => (await calls.getCustomization(id)).revision
  await attempt('Customization read', () => shopper.customizationsV3.getCustomization(id))
  await attempt('Customization sent back', () =>
    calls.updateCustomization(id, { ...(generation === 'current' ? created : withoutDates(created)), name: name('Packing') }),
  )
  await attempt('choices added', () => calls.addCustomizationChoices(id, [choice('Cloth'), choice('Tin')]))
  await attempt('choices set', () => calls.setCustomizationChoices(id, [choice('Tin'), choice('Cloth'), choice('Box')]))
  const now = await calls.getCustomization(id)
  const [tin, cloth, box] = now.choicesSettings.choices
  await attempt('choices removed', async () => calls.removeCustomizationChoices(id, [box._id], { revision: await revision() }))
  if (generation === 'current') {
    await attempt('choices updated', async () =>
      calls.updateCustomizationChoices(id, await revision(), { choices: [{ choice: { _id: tin._id, name: 'Tin box' } }] }),
    )
    await attempt('choices in another order', async () =>
      calls.reorderCustomizationChoices(id, await revision(), { choiceIds: [cloth._id, tin._id] }),
    )
    await attempt('Customizations counted', () => calls.countCustomizations({ filter: { customizationType: 'MODIFIER' } }))
  }
  const { results } = await step('Customizations created', () =>
    calls.bulkCreateCustomizations([modifier('Lid'), modifier('Packing')], { returnEntity: true }),
  )
  const lid = results[0].customization
  await attempt('choices added to several', () =>
    calls.bulkAddCustomizationChoices([{ customizationId: lid._id, choices: [choice('Cork')] }], { returnEntity: true }),
  )
  await attempt('Customizations updated', async () => {
    const { revision: ofLid } = await calls.getCustomization(lid._id)
    return calls.bulkUpdateCustomizations([{ customization: { _id: lid._id, revision: ofLid, name: name('Stopper') } }], {
      returnEntity: true,
    })
  })
  await attempt('Customizations found', async () => {
    const query = shopper.customizationsV3.queryCustomizations().eq('customizationType', 'MODIFIER').startsWith('name', name('Stopper'))
    return (await query.find()).items
  })
  await attempt('refused: Customization of a visitor', () => shopper.customizationsV3.createCustomization(modifier('Visitor')))
  await attempt('refused: Customization without choices', () =>
    calls.createCustomization({ ...modifier('Bare'), choicesSettings: undefined }),
  )
  await attempt('Customization deleted', () => calls.deleteCustomization(id))
  await attempt('refused: deleted Customization', () => calls.getCustomization(id))
  await calls.queryCustomizations().limit(1).find()
  await step('Customizations: never called', () => neverCalled(owner, 'customizationsV3', called))
}
