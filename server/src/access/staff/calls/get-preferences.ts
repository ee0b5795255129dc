import type { staff } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { defaultPreferences } from '../preferences.ts'
import { findPreferences } from '../store.ts'

export const getPreferences: Handler<typeof staff.getPreferences> = async (context) => ({
  preferences: (await findPreferences(context)) ?? defaultPreferences,
})
