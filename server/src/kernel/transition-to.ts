import { canMove, type Transition } from '@stoa/contract/transitions'

/** The status that a transition leads to. Throws if it isn't possible, because that was checked before: it would be a bug, not a refusal. */
export function transitionTo<Status extends string, To extends Status>(
  status: Status,
  transition: Transition<Status> & { readonly to: To },
): To {
  if (!canMove(status, transition)) throw new Error(`${status} cannot become ${transition.to}`)
  return transition.to
}
