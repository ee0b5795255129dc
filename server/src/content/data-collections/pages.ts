import type { FieldType } from '@stoa/contract/data-collections/field'
import type { CallerIdentity } from '../../kernel/identity.ts'
import { hiddenFields, reachOf } from './access.ts'
import { fieldsOf, referencedBy, type DataCollection, type Field } from './collection.ts'
import { rolesOf, type Roles } from './page-roles.ts'
import { settingsOf } from './page-settings.ts'
import { pluginOf } from './plugins.ts'
import type { WithPages } from './store.ts'

export const isReadBy = (identity: CallerIdentity, collection: DataCollection): boolean => reachOf(identity, collection, 'read') !== 'none'

export function visibleFields(identity: CallerIdentity, collection: DataCollection): readonly Field[] {
  const hidden = new Set(hiddenFields(identity, collection))
  return fieldsOf(collection).filter(({ key }) => !hidden.has(key))
}

/** The schema's own mark of the slug field takes precedence over a field's name. */
const addressTypes: readonly FieldType[] = ['PAGE_LINK', 'SLUG']

/** The field whose values are used in the URLs of items' pages. */
export function slugFieldOf(fields: readonly Field[]): string | undefined {
  const typed = addressTypes.map((type) => fields.find((field) => field.type === type)).find((field) => field !== undefined)
  return typed?.key ?? fields.find(({ key, type }) => key === 'slug' && type === 'TEXT')?.key
}

/** The field that names an item: the collection's display field, otherwise its first text field. */
export function displayFieldOf({ doc }: Pick<DataCollection, 'doc'>, fields: readonly Field[]): string | undefined {
  const said = fields.find(({ key }) => key === doc.displayField)
  return (said ?? fields.find(({ key, type }) => type === 'TEXT' && key !== 'slug'))?.key
}

/** The default order of items on pages: the one set for pages, otherwise the one of the dashboard, otherwise the newest first. Hidden fields are ignored. */
export function sortOf(collection: DataCollection, fields: readonly Field[]) {
  const isSeen = (key: string): boolean => key.startsWith('_') || fields.some((field) => field.key === key)
  const { fieldKey, direction = 'ASC' } = collection.doc.defaultDisplayOrder ?? {}
  const said = pluginOf(collection, 'CMS')?.cmsOptions?.siteSort?.sort ?? []
  const usual = fieldKey === undefined ? [] : [{ fieldName: fieldKey, order: direction }]
  const sort = (said.length > 0 ? said : usual).filter(({ fieldName }) => isSeen(fieldName)).slice(0, 10)
  return sort.length > 0 ? sort : [{ fieldName: '_createdDate', order: 'DESC' as const }]
}

function linkOf(identity: CallerIdentity, collection: DataCollection) {
  const fields = visibleFields(identity, collection)
  const displayField = displayFieldOf(collection, fields)
  const slugField = slugFieldOf(fields)
  return {
    dataCollectionId: collection.id,
    displayName: collection.doc.displayName || collection.id,
    ...(displayField === undefined ? {} : { displayField }),
    ...(slugField === undefined ? {} : { slugField }),
  }
}

function visibleRoles(identity: CallerIdentity, collection: WithPages): Roles {
  const fields = visibleFields(identity, collection)
  const naming = { displayField: displayFieldOf(collection, fields), slugField: slugFieldOf(fields) }
  return rolesOf(fields, naming, settingsOf(collection).roles)
}

const isPublic = ({ permissions }: DataCollection): boolean => permissions.read === 'ANYONE'

export function presentListedPage(identity: CallerIdentity, collection: WithPages) {
  const { inMenu, homeItems } = settingsOf(collection)
  return { ...linkOf(identity, collection), isPublic: isPublic(collection), inMenu, homeItems }
}

/** The collections that the caller's visible fields of this one refer to. */
export const targetsOf = (identity: CallerIdentity, collection: DataCollection): string[] => [
  ...new Set(visibleFields(identity, collection).flatMap((field) => referencedBy(field) ?? [])),
]

/** A collection's pages, with the collections it can refer to and those that can refer to it. */
export function presentPage(identity: CallerIdentity, collection: WithPages, others: readonly WithPages[]) {
  const fields = visibleFields(identity, collection)
  const readable = others.filter((other) => isReadBy(identity, other))
  const targets = new Set(targetsOf(identity, collection))
  const { itemLayout, listLayout } = settingsOf(collection)
  return {
    ...linkOf(identity, collection),
    isPublic: isPublic(collection),
    sort: sortOf(collection, fields),
    itemLayout,
    listLayout,
    roles: visibleRoles(identity, collection),
    fields: fields.map(({ key, displayName, type, typeMetadata }) => ({
      key,
      type,
      ...(displayName ? { displayName } : {}),
      ...(typeMetadata ? { typeMetadata } : {}),
    })),
    references: readable
      .filter(({ id }) => targets.has(id))
      .map((other) => ({
        ...linkOf(identity, other),
        hasPages: other.hasPages,
        cover: visibleRoles(identity, other).cover,
      })),
    referredToBy: readable.filter(({ hasPages }) => hasPages).flatMap((other) => referringTo(identity, other, collection.id)),
  }
}

const referringTo = (identity: CallerIdentity, other: DataCollection, id: string) =>
  visibleFields(identity, other)
    .filter((field) => referencedBy(field) === id)
    .map(({ key, displayName }) => ({ ...linkOf(identity, other), fieldKey: key, fieldName: displayName || key }))
