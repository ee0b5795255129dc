import type { staff as contract } from '@stoa/contract'
import type { Handlers } from '../app.ts'
import { getMe } from './calls/get-me.ts'
import { getPreferences } from './calls/get-preferences.ts'
import { signIn } from './calls/sign-in.ts'
import { signOut } from './calls/sign-out.ts'
import { updatePreferences } from './calls/update-preferences.ts'

export const staff: Handlers<typeof contract> = { signIn, signOut, getMe, getPreferences, updatePreferences }
