import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { Client } from '@stoa/sdk'
import type { DataCollection } from '../answers.ts'
import { PageHead } from '../kit/page-head.tsx'
import { Tabs } from '../kit/tabs.tsx'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { inEnvironment, environmentIn } from './environment.ts'

/** The collection of a page under /data/:collection; responds with 404 if it does not exist. */
export async function collectionAt(client: Client, params: { collection: string }): Promise<DataCollection> {
  const { collection } = await client.dataCollections.getDataCollection({ dataCollectionId: params.collection })
  return collection
}

export const collectionName = ({ id, displayName }: Pick<DataCollection, 'id' | 'displayName'>): string => displayName || id

/** The pages of a collection in the order of their tabs, with the permission that each requires. */
const pages = {
  items: { to: paths.dataCollection, permission: 'WIX_DATA.QUERY' },
  query: { to: paths.dataQuery, permission: 'WIX_DATA.QUERY' },
  schema: { to: paths.dataSchema, permission: 'WIX_DATA.READ_COLLECTIONS' },
  permissions: { to: paths.dataPermissions, permission: 'WIX_DATA.READ_COLLECTIONS' },
  indexes: { to: paths.dataIndexes, permission: 'WIX_DATA.READ_COLLECTIONS' },
  pages: { to: paths.dataPages, permission: 'WIX_DATA.READ_COLLECTIONS' },
  deleted: { to: paths.dataDeleted, permission: 'EVENTS.READ' },
} as const satisfies Record<string, { to: (id: string) => string; permission: string }>

type CollectionPage = keyof typeof pages

interface CollectionHeadProps {
  collection: Pick<DataCollection, 'id' | 'displayName'>
  page: CollectionPage
  status?: ReactNode
  detail?: ReactNode
  actions?: ReactNode
}

/** The header of every page of a collection: its name, a link back to the list, and the tabs. */
export function CollectionHead({ collection, page, ...head }: CollectionHeadProps) {
  const { data: words } = useTexts().dashboard
  const may = useMay()
  const [query] = useSearchParams()
  const name = collectionName(collection)
  const reachable = (Object.keys(pages) as CollectionPage[]).filter((each) => may(pages[each].permission))
  return (
    <>
      <PageHead title={name} tabTitle={`${name} · ${words.tabs[page]}`} back={{ to: paths.data, text: words.title }} {...head} />
      <Tabs
        label={words.pages}
        tabs={reachable.map((each) => ({ to: inEnvironment(pages[each].to(collection.id), environmentIn(query)), text: words.tabs[each] }))}
      />
    </>
  )
}
