import { createHash } from 'node:crypto'
import type { signIn } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import type { Context } from '../../kernel/context.ts'
import type { CallerIdentity } from '../../kernel/identity.ts'
import { callbackAddress } from './callback-address.ts'
import type { SignInSettings } from './sign-in-settings.ts'
import type { SettingsRow } from './store.ts'

/** Settings for the owner. Of secrets they only say whether there is one. */
export const presentSettings = (
  context: Pick<Context, 'services' | 'site'>,
  { settings, revision, updatedDate }: SettingsRow,
): ResponseOf<typeof signIn.getSignInSettings>['settings'] => ({
  signUp: settings.signUp,
  verifyEmail: settings.verifyEmail,
  captcha: settings.captcha,
  concealAccounts: settings.concealAccounts,
  connections: settings.connections.map(({ clientSecret, label = null, look = 'OUTLINE', ...shown }) => ({
    ...shown,
    label,
    look,
    hasClientSecret: clientSecret !== undefined,
    callbackUrl: callbackAddress(context, shown.id),
  })),
  revision: String(revision),
  updatedDate: updatedDate?.toISOString() ?? null,
})

/** Public settings, for a sign-in page. */
export const presentOptions = (
  { signUp, verifyEmail, captcha, concealAccounts, connections }: SignInSettings,
  identity: CallerIdentity,
): ResponseOf<typeof signIn.getSignInOptions>['options'] => ({
  signUp,
  verifyEmail,
  captcha,
  concealAccounts,
  connections: connections.map(({ id, name, issuer, clientId, label = null, look = 'OUTLINE' }) => ({
    id,
    name,
    issuer,
    clientId,
    label,
    look,
    nonce: nonceFor(identity, id),
  })),
})

/** The nonce that a provider puts into the ID token for this caller and connection: a token issued to another caller doesn't have it (threat A11). */
export const nonceFor = ({ siteId, kind, id }: CallerIdentity, connectionId: string): string =>
  createHash('sha256').update(`nonce ${siteId} ${kind} ${id} ${connectionId}`).digest('base64url')
