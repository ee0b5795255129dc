import type { authentication } from '@stoa/contract'
import { countAttempt } from '../../../http/limits/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { signInSettings } from '../../sign-in/public.ts'
import { completeSignIn } from '../complete-sign-in.ts'
import { nextState } from '../next-state.ts'
import { presentIdentity } from '../present-identity.ts'
import { waitingOf } from '../states.ts'

/** A sign-in that is still waiting for the same step keeps its token. One that has progressed gets its new state, and the token is used up (threat A08). */
export const proceedToNextState: Handler<typeof authentication.proceedToNextState> = async (context, { stateToken }) => {
  const settings = await signInSettings(context)
  await countAttempt(context, 'state')
  return context.services.database.transaction(async (db) => {
    const inside = { ...context, db }
    const { state, member } = await waitingOf(inside, stateToken)
    if (state.decoy) return { state: state.state, stateToken, identity: state.decoy }
    const next = nextState(member, settings) ?? refuse('STATE_TOKEN_INVALID')
    // A code that was sent without a sign-in isn't one: its token signs nobody in.
    if (state.byCodeOnly || next === state.state) return { state: state.state, stateToken, identity: presentIdentity(member, settings) }
    return (await completeSignIn(inside, member, settings)) ?? refuse('STATE_TOKEN_INVALID')
  })
}
