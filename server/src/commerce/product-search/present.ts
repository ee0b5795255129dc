import type { productSearch } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import type { SearchSettings } from './settings.ts'

export const presentSettings = ({
  revision,
  updatedDate,
  doc,
}: SearchSettings): ResponseOf<typeof productSearch.getSearchSettings>['settings'] => ({
  revision: String(revision),
  ...(updatedDate && { updatedDate: updatedDate.toISOString() }),
  ...doc,
})
