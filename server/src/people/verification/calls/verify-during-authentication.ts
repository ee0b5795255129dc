import type { verification } from '@stoa/contract'
import { countAttempt } from '../../../http/limits/public.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { completeSignIn, isCode, verified, waitingOf, type WireState } from '../../authentication/public.ts'
import { signInSettings } from '../../sign-in/public.ts'

const invalid = (): never => refuse('STATE_TOKEN_INVALID')

/** A wrong code is counted although the call is refused: the count is committed first, then the call is refused (threat A07). */
export const verifyDuringAuthentication: Handler<typeof verification.verifyDuringAuthentication> = async (
  context,
  { code, stateToken },
) => {
  await countAttempt(context, 'verification')
  const answer = await context.services.database.transaction((db) => verify({ ...context, db }, { code, stateToken }))
  return answer ?? refuse('VERIFICATION_FAILED')
}

async function verify(context: Context, { code, stateToken }: { code: string; stateToken: string }): Promise<WireState | undefined> {
  const waiting = await waitingOf(context, stateToken)
  if (waiting.state.state !== 'REQUIRE_EMAIL_VERIFICATION') invalid()
  if (!(await isCode(context, waiting, { code, stateToken }))) return undefined
  const member = await verified(context, waiting.member, { passwordIsTheirs: true })
  return (await completeSignIn(context, member, await signInSettings(context))) ?? invalid()
}
