import type { dataSettings } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { presentSettings, defaultSettings } from '../settings.ts'
import { findSettings } from '../store.ts'

export const getDataSettings: Handler<typeof dataSettings.getDataSettings> = async (context) => ({
  settings: presentSettings((await findSettings(context)) ?? defaultSettings),
})
