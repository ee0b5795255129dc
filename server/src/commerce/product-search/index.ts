import type { productSearch as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { explainSearch } from './calls/explain-search.ts'
import { getSearchSettings } from './calls/get-search-settings.ts'
import { suggestProducts } from './calls/suggest-products.ts'
import { updateSearchSettings } from './calls/update-search-settings.ts'

export { updateSearchLanguage } from './language-job.ts'

export const productSearch: Handlers<typeof contract> = { suggestProducts, getSearchSettings, updateSearchSettings, explainSearch }
