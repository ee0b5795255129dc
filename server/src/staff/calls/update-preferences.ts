import type { staff } from '@stoa/contract'
import type { Handler } from '../../app.ts'
import { savePreferences } from '../store.ts'

export const updatePreferences: Handler<typeof staff.updatePreferences> = async (context, { preferences }) => ({
  preferences: await savePreferences(context, preferences),
})
