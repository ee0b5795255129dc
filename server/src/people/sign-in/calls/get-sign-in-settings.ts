import type { signIn } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { presentSettings } from '../present.ts'
import { defaultSettings } from '../settings.ts'
import { findSettings } from '../store.ts'

export const getSignInSettings: Handler<typeof signIn.getSignInSettings> = async (context) => ({
  settings: presentSettings(context, (await findSettings(context)) ?? defaultSettings),
})
