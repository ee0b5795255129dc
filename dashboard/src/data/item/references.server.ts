import type { Client } from '@stoa/sdk'
import type { DataCollection } from '../../answers.ts'
import { collectionName } from '../collection-tabs.tsx'
import { gridFields } from '../grid/field.ts'
import { ifThere, namesOf, nameIn } from '../grid/names.server.ts'
import type { Item } from '../grid/window.server.ts'

interface Links {
  label: string
  links: { collectionId: string; id: string; name: string }[]
  isMore: boolean
}

export interface References {
  /** The item's own references, field by field. */
  out: Links[]
  /** Items of any collection that refer to it. */
  into: Links[]
}

const shownMax = 20
const collectionsMax = 100

export async function referencesOf(client: Client, collection: DataCollection, item: Item): Promise<References> {
  const fields = gridFields(collection).filter(({ refersTo }) => refersTo !== undefined)
  const [names, into] = await Promise.all([namesOf(client, fields, [item]), referringTo(client, collection.id, item.id)])
  const out = fields.map(({ key, label, refersTo = '' }): Links => {
    const ids = [item.data[key]].flat().filter((id) => typeof id === 'string')
    const links = ids.slice(0, shownMax).map((id) => ({ collectionId: refersTo, id, name: names[refersTo]?.[id] ?? id }))
    return { label, links, isMore: ids.length > shownMax }
  })
  return { out, into: into.filter(({ links }) => links.length > 0) }
}

async function referringTo(client: Client, collectionId: string, itemId: string): Promise<Links[]> {
  const listed = await ifThere(client.dataCollections.listDataCollections({ paging: { limit: collectionsMax } }))
  const asked = (listed?.collections ?? []).flatMap((other) =>
    gridFields(other)
      .filter(({ refersTo }) => refersTo === collectionId)
      .map(async ({ key, kind, label }): Promise<Links> => {
        const filter = { [key]: kind === 'references' ? { $hasSome: [itemId] } : itemId }
        const query = { filter, paging: { limit: shownMax + 1 } }
        const found = (await ifThere(client.dataItems.queryDataItems({ dataCollectionId: other.id, query })))?.dataItems ?? []
        const links = found
          .slice(0, shownMax)
          .map(({ id, data }) => ({ collectionId: other.id, id: id!, name: nameIn(data?.[other.displayField ?? '']) || id! }))
        return { label: `${collectionName(other)} · ${label}`, links, isMore: found.length > shownMax }
      }),
  )
  return Promise.all(asked)
}
