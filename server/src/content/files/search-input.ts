import type { RootFolder } from '@stoa/contract/files/states'

export interface SearchInput {
  words: string[]
  rootFolder: RootFolder
}

export const searchInput = (search: string | null | undefined, rootFolder: RootFolder = 'MEDIA_ROOT'): SearchInput => ({
  words: [...new Set((search ?? '').toLowerCase().split(/\s+/u).filter(Boolean))],
  rootFolder,
})
