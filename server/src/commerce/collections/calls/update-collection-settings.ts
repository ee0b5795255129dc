import type { collections } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { changeSettings, presentSettings } from '../settings.ts'

export const updateCollectionSettings: Handler<typeof collections.updateCollectionSettings> = async (context, { settings }) => ({
  settings: presentSettings(await changeSettings(context, settings)),
})
