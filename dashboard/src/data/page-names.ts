import type { DataCollection } from '../answers.ts'
import { ownFields } from './field-types.ts'

type Field = ReturnType<typeof ownFields>[number]

/** The field that names the items of a collection: its display field, otherwise its first text. */
export function displayFieldOf(collection: DataCollection, fields = ownFields(collection)): Field | undefined {
  return fields.find(({ key }) => key === collection.displayField) ?? fields.find(({ key, type }) => type === 'TEXT' && key !== 'slug')
}

/** The fields that form the URLs and names of item pages; undefined if ids do. Matches what `getDataPage` returns to visitors: hidden fields are not used. */
export function namingOf(collection: DataCollection): { slug: Field | undefined; name: Field | undefined } {
  const fields = ownFields(collection).filter(({ condition }) => condition?.permission !== 'RESTRICTED')
  const typed = fields.find(({ type }) => type === 'PAGE_LINK') ?? fields.find(({ type }) => type === 'SLUG')
  return {
    slug: typed ?? fields.find(({ key, type }) => key === 'slug' && type === 'TEXT'),
    name: displayFieldOf(collection, fields),
  }
}
