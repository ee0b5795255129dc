import type { Static } from 'typebox'
import type { SearchSettings as WireSettings } from '@stoa/contract/product-search/settings'
import { bigint, jsonb, table, text, texts, timestamptz, uuids, type RowOf } from '../../database/table.ts'

export type SearchDoc = Pick<Static<typeof WireSettings>, 'synonyms' | 'oneWaySynonyms' | 'pins'>

export const searchSettingsTable = table('search_settings', {
  revision: bigint(),
  updatedDate: timestamptz().orNull(),
  doc: jsonb<SearchDoc>(),
  pendingLanguage: text().orNull().hidden(),
})

/** What a shop has set for its search. */
export type SearchSettings = RowOf<typeof searchSettingsTable>

export const searchTermsTable = table('search_terms', { term: text(), synonyms: texts(), pinnedIds: uuids() })

/** Of a shop that hasn't set anything. */
export const firstSettings: SearchSettings = {
  revision: 1,
  updatedDate: null,
  doc: { synonyms: [], oneWaySynonyms: [], pins: [] },
}
