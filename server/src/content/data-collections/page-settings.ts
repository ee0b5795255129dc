import type { homeItemCounts } from '@stoa/contract/data-collections/page'
import type { ItemLayout, ListLayout } from '@stoa/contract/data-collections/page-layouts'
import type { RoleSelection } from './page-roles.ts'

/** The settings of a collection's pages, besides whether there are any. */
export interface PageSettings {
  revision: number
  updatedDate: string
  inMenu: boolean
  homeItems: (typeof homeItemCounts)[number]
  itemLayout: ItemLayout
  listLayout: ListLayout
  roles: RoleSelection
}

/** As stored: settings from before layouts have none. */
export type StoredPageSettings = Pick<PageSettings, 'revision' | 'updatedDate' | 'inMenu' | 'homeItems'> & Partial<PageSettings>

interface StoredPages {
  hasPages: boolean
  pages: StoredPageSettings | null
}

/** Default settings: no pages; if they are switched on, with a link in the menu. */
const defaults = {
  revision: 1,
  updatedDate: null,
  inMenu: true,
  homeItems: 0,
  itemLayout: 'DETAILS',
  listLayout: 'CARDS',
  roles: {},
} as const

/** The page settings of a collection, for internal use. */
export const settingsOf = ({
  hasPages,
  pages,
}: StoredPages): Omit<PageSettings, 'updatedDate'> & {
  hasPages: boolean
  updatedDate: string | null
} => ({ hasPages, ...defaults, ...pages })

export const presentPageSettings = (dataCollectionId: string, { revision, ...settings }: ReturnType<typeof settingsOf>) => ({
  dataCollectionId,
  revision: String(revision),
  ...settings,
})
