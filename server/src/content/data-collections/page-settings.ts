import type { homeItemCounts } from '@stoa/contract/data-collections/page'

/** The settings of a collection's pages, besides whether there are any. */
export interface PageSettings {
  revision: number
  updatedDate: string
  inMenu: boolean
  homeItems: (typeof homeItemCounts)[number]
}

interface StoredPages {
  hasPages: boolean
  pages: PageSettings | null
}

/** Default settings: no pages; if they are switched on, with a link in the menu. */
const defaults = { revision: 1, updatedDate: null, inMenu: true, homeItems: 0 } as const

/** The page settings of a collection, for internal use. */
export const settingsOf = ({ hasPages, pages }: StoredPages) => ({ hasPages, ...defaults, ...pages })

export const presentPageSettings = (dataCollectionId: string, { revision, ...settings }: ReturnType<typeof settingsOf>) => ({
  dataCollectionId,
  revision: String(revision),
  ...settings,
})
