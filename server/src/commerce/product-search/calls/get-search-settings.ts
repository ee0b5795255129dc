import type { productSearch } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { presentSettings } from '../present.ts'
import { firstSettings } from '../settings.ts'
import { findSettings } from '../store.ts'

export const getSearchSettings: Handler<typeof productSearch.getSearchSettings> = async (context) => ({
  settings: presentSettings((await findSettings(context)) ?? firstSettings),
})
