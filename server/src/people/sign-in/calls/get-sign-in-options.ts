import type { signIn } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { presentOptions } from '../present.ts'
import { signInSettings } from '../settings.ts'

export const getSignInOptions: Handler<typeof signIn.getSignInOptions> = async (context) => ({
  options: presentOptions(await signInSettings(context), context.identity),
})
