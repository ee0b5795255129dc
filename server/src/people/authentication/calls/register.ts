import type { authentication } from '@stoa/contract'
import { authentication as contract } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { parseRequest } from '../../../http/parse-request.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { Invalid } from '../../../kernel/refuse.ts'
import { registerMember } from '../enter.ts'

/** The paths of the newer call's fields in this one. */
const fieldPaths: readonly (readonly [string, string])[] = [
  ['loginId.email', 'identity.email.address'],
  ['password', 'inputs.password'],
]

/** Accepts what the newer call accepts, and reports violations by this call's field names. */
export const register: Handler<typeof authentication.register> = async (context, { identity, inputs, captchaTokens }) => {
  const { identifiers, email: written, identityProfile } = identity
  const known = written?.address ?? identifiers?.find(({ email }) => email)?.email ?? identityProfile?.emails?.[0] ?? inputs?.email
  const message = { loginId: { email: known ?? undefined }, password: inputs?.password, profile: identityProfile }
  const { loginId, password } = translated(() =>
    parseRequest<RequestOf<typeof contract.registerV2>>(contract.registerV2.request, message, 'visitor'),
  )
  return registerMember(
    context,
    { email: loginId.email, password, profile: identityProfile, captchaTokens: captchaTokens ?? null },
    'inputs.password',
  )
}

function translated<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Invalid)) throw error
    throw new Invalid(
      error.violations.map((one) => ({ ...one, field: fieldPaths.find(([there]) => there === one.field)?.[1] ?? one.field })),
    )
  }
}
