import type { DataCollection } from '../answers.ts'
import { ownFields } from './field-types.ts'

type Field = ReturnType<typeof ownFields>[number]

/** Which fields make the addresses and the names of items' pages; undefined where their ids do. Told as `getDataPage` answers visitors: hidden fields do neither. */
export function namingOf(collection: DataCollection): { slug: Field | undefined; name: Field | undefined } {
  const fields = ownFields(collection).filter(({ condition }) => condition?.permission !== 'RESTRICTED')
  const typed = fields.find(({ type }) => type === 'PAGE_LINK') ?? fields.find(({ type }) => type === 'SLUG')
  return {
    slug: typed ?? fields.find(({ key, type }) => key === 'slug' && type === 'TEXT'),
    name: fields.find(({ key }) => key === collection.displayField) ?? fields.find(({ key, type }) => type === 'TEXT' && key !== 'slug'),
  }
}
