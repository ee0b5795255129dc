export { callbackAddress } from './callback-address.ts'
export { nonceFor } from './present.ts'
export type { Connection, SignInSettings } from './sign-in-settings.ts'
export { signInSettings } from './settings.ts'
