import { describe, expect, test } from 'vitest'
import type { ShopSettings } from '../answers.ts'
import { changesOf, draftOf } from './draft-settings.ts'
import { filled, treeOf } from './draft.ts'
import { listEditOf, withListEdit } from './list-edits.ts'
import { merged } from './merge.ts'
import { sectionDraft, sections } from './sections.ts'

describe('the fields of a form', () => {
  test('become groups and lists by their names, in the order of the numbers', () => {
    const fields: [string, string][] = [
      ['name', ' Stoa '],
      ['list.10.title', 'third'],
      ['list.2.title', 'first'],
      ['list.9.title', 'second'],
      ['list.2.countries.0', 'PT'],
      ['address.city', 'Porto'],
    ]
    expect(treeOf(fields)).toEqual({
      name: 'Stoa',
      list: [{ title: 'first', countries: ['PT'] }, { title: 'second' }, { title: 'third' }],
      address: { city: 'Porto' },
    })
  })

  test.each(['__proto__.x', 'a.__proto__', 'a..b', '', 'a.b.c.d.e.f.g.h.i.j'])('do not include "%s"', (name) => {
    expect(treeOf([[name, 'x']])).toEqual({})
  })

  test('fill a shape, without other fields', () => {
    expect(
      filled({ a: '', on: '', list: [{ x: '' }] }, { a: 3, on: true, off: false, b: 'b', list: [{ x: null }, { x: 'y', z: 1 }] }),
    ).toEqual({
      a: '3',
      on: 'on',
      list: [{ x: '' }, { x: 'y' }],
    })
    expect(filled({ list: [''] }, { list: 'no list' })).toEqual({ list: [] })
  })
})

describe('the buttons of a list', () => {
  const region = (name: string, ...titles: string[]) => ({ name, options: titles.map((title) => ({ title })) })
  const draft = sectionDraft('delivery', { deliveryRegions: [region('A', 'a1', 'a2'), region('B')] })
  const after = (intent: string) =>
    withListEdit(draft, listEditOf(intent)!, sections.delivery).deliveryRegions.map(({ name, options }) => [
      name,
      ...options.map(({ title }) => title),
    ])

  test.each([
    ['add:deliveryRegions', [['A', 'a1', 'a2'], ['B'], ['']]],
    ['remove:deliveryRegions.0', [['B']]],
    ['up:deliveryRegions.1', [['B'], ['A', 'a1', 'a2']]],
    ['down:deliveryRegions.0', [['B'], ['A', 'a1', 'a2']]],
    [
      'add:deliveryRegions.1.options',
      [
        ['A', 'a1', 'a2'],
        ['B', ''],
      ],
    ],
    ['remove:deliveryRegions.0.options.0', [['A', 'a2'], ['B']]],
    ['down:deliveryRegions.0.options.0', [['A', 'a2', 'a1'], ['B']]],
    ['up:deliveryRegions.0.options.0', [['A', 'a1', 'a2'], ['B']]],
    ['remove:deliveryRegions.7', [['A', 'a1', 'a2'], ['B']]],
    ['add:nothing', [['A', 'a1', 'a2'], ['B']]],
    ['add:deliveryRegions.0.name', [['A', 'a1', 'a2'], ['B']]],
  ])('%s', (intent, expected) => expect(after(intent)).toEqual(expected))

  test('a new option has a flat price', () => {
    const [first] = withListEdit(draft, listEditOf('add:deliveryRegions.1.options')!, sections.delivery).deliveryRegions.slice(1)
    expect(first!.options[0]).toMatchObject({ kind: 'FLAT', title: '', price: '' })
  })

  test.each(['save', 'add:', 'explode:deliveryRegions', 'add:a b'])('%s is not a list edit', (intent) =>
    expect(listEditOf(intent)).toBeUndefined(),
  )
})

describe('merging two changes of a form', () => {
  const base = sectionDraft('taxes', {
    taxRegions: [
      { country: 'PT', name: 'IVA', ratePercent: '23' },
      { country: 'ES', name: 'IVA', ratePercent: '21' },
    ],
  })
  const [pt, es] = base.taxRegions as [(typeof base.taxRegions)[0], (typeof base.taxRegions)[0]]
  const de = { ...pt, country: 'DE', name: 'MwSt.', ratePercent: '19' }
  const rates = ({ taxRegions }: typeof base) => taxRegions.map(({ country, ratePercent }) => `${country} ${ratePercent}`)
  const both = (
    mine: (typeof base)['taxRegions'],
    theirs: (typeof base)['taxRegions'],
    choices: Record<string, 'mine' | 'theirs'> = {},
  ) => {
    const { draft, conflicts } = merged({ base, mine: { taxRegions: mine }, theirs: { taxRegions: theirs } }, choices)
    return { rates: rates(draft), conflicts: conflicts.map(({ path }) => path) }
  }

  test.each([
    ['keeps changes of different entries', [{ ...pt, ratePercent: '24' }, es], [pt, { ...es, ratePercent: '22' }], ['PT 24', 'ES 22'], []],
    ['keeps an added and a removed entry', [pt, es, de], [pt], ['PT 23', 'DE 19'], []],
    ['keeps the entries that both added', [pt, es, de], [{ ...de, country: 'FR' }, pt, es], ['PT 23', 'ES 21', 'DE 19', 'FR 19'], []],
    ['accepts the same change by both', [{ ...pt, ratePercent: '24' }], [{ ...pt, ratePercent: '24' }], ['PT 24'], []],
    [
      'reports a field with two values',
      [{ ...pt, ratePercent: '24' }, es],
      [{ ...pt, ratePercent: '25' }, es],
      ['PT 24', 'ES 21'],
      ['taxRegions.PT IVA.ratePercent'],
    ],
    ['reports an entry that one changed and the other removed', [es], [{ ...pt, ratePercent: '25' }, es], ['ES 21'], ['taxRegions.PT IVA']],
  ])('%s', (_, mine, theirs, expected, conflicts) => expect(both(mine, theirs)).toEqual({ rates: expected, conflicts }))

  test('resolves a conflict by choice', () => {
    const chosen = both([{ ...pt, ratePercent: '24' }, es], [{ ...pt, ratePercent: '25' }, es], {
      'taxRegions.PT IVA.ratePercent': 'theirs',
    })
    expect(chosen).toEqual({ rates: ['PT 25', 'ES 21'], conflicts: [] })
    expect(both([es], [{ ...pt, ratePercent: '25' }, es], { 'taxRegions.PT IVA': 'theirs' })).toEqual({
      rates: ['ES 21', 'PT 25'],
      conflicts: [],
    })
  })

  test('names a conflict for display', () => {
    const { conflicts } = merged({
      base,
      mine: { taxRegions: [{ ...pt, ratePercent: '24' }, es] },
      theirs: { taxRegions: [{ ...pt, ratePercent: '25' }, es] },
    })
    expect(conflicts).toEqual([
      { path: 'taxRegions.PT IVA.ratePercent', steps: ['taxRegions', 'PT IVA', 'ratePercent'], base: '23', mine: '24', theirs: '25' },
    ])
  })
})

test('the rules of back-in-stock requests are numbers and switches', () => {
  const backInStock = { collecting: true, automatic: false, requestsPerUnit: 5, pauseMinutes: 60 }
  const draft = draftOf('back-in-stock', { backInStock } as ShopSettings, String)
  expect(draft).toEqual({ backInStock: { collecting: 'on', automatic: '', requestsPerUnit: '5', pauseMinutes: '60' } })
  expect(changesOf('back-in-stock', draft, String)).toEqual({ backInStock })
})
