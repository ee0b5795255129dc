import { expect, test } from 'vitest'
import { project, projectionOf } from './projection.ts'

const city = { name: 'Porto', at: { x: 41, y: -8 } }
const item = {
  _id: 'a',
  title: 'Salt',
  city,
  stops: [city, { name: 'Aveiro' }, 'Ovar', [{ name: 'Gaia', at: null }]],
  'city.name': 'Lisbon',
  since: { $date: '2026-11-24T00:00:00.000Z' },
}

test.each<[readonly string[], object]>([
  [['title'], { title: 'Salt' }],
  [['city'], { city }],
  [['city.name'], { city: { name: 'Porto' }, 'city.name': 'Lisbon' }],
  [['city.name', 'city.at.x'], { city: { name: 'Porto', at: { x: 41 } }, 'city.name': 'Lisbon' }],
  [['city.name', 'city'], { city, 'city.name': 'Lisbon' }],
  [['city', 'city.name'], { city, 'city.name': 'Lisbon' }],
  [['city.at', 'city.at.x'], { city: { at: { x: 41, y: -8 } } }],
  [['city.missing'], { city: {} }],
  [['stops.name'], { stops: [{ name: 'Porto' }, { name: 'Aveiro' }, [{ name: 'Gaia' }]] }],
  [['stops.at.x'], { stops: [{ at: { x: 41 } }, {}, [{}]] }],
  [['title.length', 'missing', 'missing.too', 'since.$date', 'city.'], { city: {} }],
  [['', '.', '__proto__', '__proto__.x', 'constructor.name'], {}],
  [['_id.x', 'title'], { title: 'Salt' }],
])('%j', (fields, shown) => {
  expect(project(item, projectionOf(fields)!)).toEqual({ _id: 'a', ...shown })
})

test('without fields, whole items', () => {
  expect(projectionOf([])).toBeUndefined()
  expect(projectionOf(undefined)).toBeUndefined()
})
