import type { signIn } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { newId } from '../../database/ids.ts'
import { refuseFields } from '../../kernel/refuse.ts'
import type { Connection, SignInSettings } from './sign-in-settings.ts'

type Changes = Omit<RequestOf<typeof signIn.updateSignInSettings>['settings'], 'revision'>

/** Settings with changes applied: what is sent replaces what there was. */
export function withChanges(
  settings: SignInSettings,
  { signUp, verifyEmail, captcha, concealAccounts, connections }: Changes,
): SignInSettings {
  return {
    signUp: signUp ?? settings.signUp,
    verifyEmail: verifyEmail ?? settings.verifyEmail,
    captcha: captcha ?? settings.captcha,
    concealAccounts: concealAccounts ?? settings.concealAccounts,
    connections: connections ? withIds(settings.connections, connections) : settings.connections,
  }
}

/** A connection keeps its secret as long as provider and client stay the same: a secret is never sent to another provider. */
function withIds(before: readonly Connection[], wanted: NonNullable<Changes['connections']>): Connection[] {
  const seen = new Set<string>()
  return wanted.map(({ id = newId(), name, issuer, clientId, clientSecret, label, look }, place) => {
    if (seen.has(id))
      refuseFields({
        field: `settings.connections[${place}].id`,
        description: 'is already used by another connection',
        violatedRule: 'VALIDATION',
      })
    seen.add(id)
    const known = before.find((one) => one.id === id && one.issuer === issuer && one.clientId === clientId)
    const secret = clientSecret ?? known?.clientSecret
    return {
      id,
      name,
      issuer,
      clientId,
      ...(secret ? { clientSecret: secret } : {}),
      ...(label ? { label } : {}),
      ...(look ? { look } : {}),
    }
  })
}
