import { expect, test } from 'vitest'
import type { Field } from './collection.ts'
import { rolesOf, roleViolations } from './page-roles.ts'

const field = (key: string, type: Field['type'], more: object = {}): Field => ({ key, type, ...more }) as Field
const to = (id: string) => ({ typeMetadata: { reference: { referencedCollectionId: id } } })
const fields = [
  field('title', 'TEXT'),
  field('gallery', 'MEDIA_GALLERY'),
  field('subject', 'TEXT'),
  field('coverPicture', 'IMAGE'),
  field('summary', 'TEXT'),
  field('edited', 'DATETIME'),
  field('x1', 'DATE', { displayName: 'Published on' }),
  field('shop', 'REFERENCE', to('Shops')),
  field('who', 'REFERENCE', to('Authors')),
]
const naming = { displayField: 'title' }

test('fields have roles by type, those with usual names first; an author needs a name or a collection of people', () => {
  expect(rolesOf(fields, naming)).toEqual({
    cover: ['coverPicture', 'gallery'],
    lead: ['summary', 'subject'],
    date: ['x1', 'edited'],
    byline: ['who'],
  })
  expect(rolesOf([], {})).toEqual({ cover: [], lead: [], date: [], byline: [] })
})

test('a chosen field stands alone; an empty choice is none; one that is missing or doesn’t fit is automatic', () => {
  const chosen = { cover: 'gallery', lead: '', date: 'gone', byline: 'gallery' }
  expect(rolesOf(fields, naming, chosen)).toEqual({ cover: ['gallery'], lead: [], date: ['x1', 'edited'], byline: ['who'] })
  expect(roleViolations(fields, chosen, 'roles').map((one) => one.field)).toEqual(['roles.date', 'roles.byline'])
})
