import type { staff } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { savePreferences } from '../store.ts'

export const updatePreferences: Handler<typeof staff.updatePreferences> = async (context, { preferences }) => ({
  preferences: await savePreferences(context, preferences),
})
