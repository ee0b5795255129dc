import type { homeItemCounts } from '@stoa/contract/data-collections/page'

/** What an owner decided about a collection's pages, besides whether there are any. */
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

/** Where nobody ever chose: no pages, and once there are some, a way to them. */
const unchosen = { revision: 1, updatedDate: null, inMenu: true, homeItems: 0 } as const

/** The settings of a collection, whoever chose them. */
export const settingsOf = ({ hasPages, pages }: StoredPages) => ({ hasPages, ...unchosen, ...pages })

export const presentPageSettings = (dataCollectionId: string, { revision, ...settings }: ReturnType<typeof settingsOf>) => ({
  dataCollectionId,
  revision: String(revision),
  ...settings,
})
