import { describe, expect, test } from 'vitest'
import { families } from '@stoa/contract/families'
import type { Package } from './clients.ts'
import { describeWorlds } from './walk.ts'

const named = [
  ['Brand', 'Brands', 'name', 'brands', 'BRAND'],
  ['Ribbon', 'Ribbons', 'name', 'ribbons', 'RIBBON'],
  ['InfoSection', 'InfoSections', 'uniqueName', 'infoSections', 'INFO_SECTION'],
] as const
const outcomes = ({ results }: Package): unknown[] =>
  results.map(({ itemMetadata }: Package) => itemMetadata.error?.code ?? itemMetadata.success)

describeWorlds('catalogue-parts', ({ value, error, sent }, { generation, mode }) => {
  const isCurrent = generation === 'current'
  const date = isCurrent ? { $date: expect.any(String) } : expect.any(String)
  const prefixOf = (family: keyof typeof families): string => families[family][mode === 'www' ? 0 : 1]!

  describe.each(named)('%s', (one, many, field, family, code) => {
    const nameOf = (what: string): string => `${what} ${isCurrent ? 'now' : '2024'} ${mode}`

    test('every function is called, under the paths of the packages', () => {
      expect(value(`${many}: never called`)).toEqual([])
      const path = family === 'infoSections' ? 'info-sections' : family
      expect(sent(`${one} created`).at(-1)!.path).toBe(`${prefixOf(family)}/v3/${path}`)
      expect(sent(`${many} created`).at(-1)!.path).toBe(`${prefixOf(family)}/v3/bulk/${path}/create`)
    })

    test('it is created, read by everyone, changed and deleted', () => {
      const created = value(`${one} created`)
      expect(created).toMatchObject({
        _id: expect.any(String),
        revision: '1',
        [field]: nameOf('First'),
        _createdDate: date,
        _updatedDate: date,
      })
      expect(value(`${one} read`)).toEqual(created)
      expect(value(`${one} renamed`)).toMatchObject({ _id: created._id, revision: '2', [field]: nameOf('Renamed') })
      expect(error(`refused: deleted ${one}`)).toMatchObject({ status: 404, code: `${code}_NOT_FOUND` })
    })

    test('it is found by its name, or created', () => {
      const key = one.charAt(0).toLowerCase() + one.slice(1)
      expect(value(`${one} got`)[key]).toMatchObject({ _id: value(`${one} created`)._id })
      expect(value(`${many} got`).results.map(({ item }: Package) => item[field])).toEqual([nameOf('Renamed'), nameOf('Second')])
      expect(value(`${many} found`)).toMatchObject({ items: [{ [field]: nameOf('Fourth'), _createdDate: date }], hasNext: false })
      expect(value(`${many} page by page`)).toHaveLength(2)
      if (isCurrent) expect(value(`${many} counted`)).toEqual({ count: 1 })
    })

    test('several are written at once, each with an outcome', () => {
      expect(outcomes(value(`${many} created`))).toEqual([true, `${code}_NAME_ALREADY_EXISTS`])
      expect(outcomes(value(`${many} updated`))).toEqual([true, `${code}_NOT_FOUND`])
      expect(value(`${many} updated`).results[0].item).toMatchObject({ [field]: nameOf('Fourth') })
      expect(outcomes(value(`${many} deleted`))).toEqual([true, `${code}_NOT_FOUND`])
    })

    test('an old revision, a taken name and visitors are refused', () => {
      expect(error(`refused: old ${one}`)).toMatchObject({ status: 409, code: 'INVALID_REVISION' })
      expect(error(`refused: ${one} taken`)).toMatchObject({ status: 409, code: `${code}_NAME_ALREADY_EXISTS` })
      expect(error(`refused: ${one} of a visitor`)).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
    })
  })

  describe('customizations', () => {
    const choices = (customization: Package): string[] => customization.choicesSettings.choices.map(({ name }: Package) => name)

    test('every function is called, under the paths of the packages', () => {
      expect(value('Customizations: never called')).toEqual([])
      expect(sent('Customization created').at(-1)!.path).toBe(`${prefixOf('customizations')}/v3/customizations`)
    })

    test('a modifier is created, read by everyone, sent back under another name and deleted', () => {
      const created = value('Customization created')
      expect(created).toMatchObject({
        _id: expect.any(String),
        revision: '1',
        name: `Wrap ${generation} ${mode}`,
        _createdDate: date,
        choicesSettings: { choices: [{ _id: expect.any(String), name: 'Paper', defaultAddedPrice: '2.00' }] },
      })
      expect(value('Customization read')).toEqual(created)
      expect(value('Customization sent back')).toMatchObject({ revision: '2', name: `Packing ${generation} ${mode}` })
      expect(error('refused: deleted Customization')).toMatchObject({ status: 404, code: 'CUSTOMIZATION_NOT_FOUND' })
    })

    test('its choices change', () => {
      expect(choices(value('choices added').customization)).toEqual(['Paper', 'Cloth', 'Tin'])
      expect(choices(value('choices set').customization)).toEqual(['Tin', 'Cloth', 'Box'])
      expect(choices(value('choices removed').customization)).toEqual(['Tin', 'Cloth'])
      expect(value('choices added to several').results[0].customization.choicesSettings.choices).toHaveLength(2)
      if (!isCurrent) return
      expect(choices(value('choices updated').customization)).toEqual(['Tin box', 'Cloth'])
      expect(choices(value('choices in another order').customization)).toEqual(['Cloth', 'Tin box'])
    })

    test('several are written at once, found and counted', () => {
      expect(outcomes(value('Customizations created'))).toEqual([true, 'CUSTOMIZATION_NAME_ALREADY_EXISTS'])
      expect(outcomes(value('Customizations updated'))).toEqual([true])
      expect(value('Customizations found')).toMatchObject([{ name: `Stopper ${generation} ${mode}` }])
      if (isCurrent) expect(value('Customizations counted').count).toBeGreaterThan(0)
    })

    test('visitors, and a modifier without choices, are refused', () => {
      expect(error('refused: Customization of a visitor')).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
      expect(error('refused: Customization without choices').violations).toMatchObject([
        { field: 'customization.choicesSettings.choices', violatedRule: 'REQUIRED_FIELD' },
      ])
    })
  })
})
