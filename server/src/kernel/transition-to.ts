import { canMove, type Transition } from '@stoa/contract/transitions'

/** Where a transition leads to. Whether it is possible was settled before; if it is not, that is a bug and not a refusal. */
export function transitionTo<Status extends string, To extends Status>(
  status: Status,
  transition: Transition<Status> & { readonly to: To },
): To {
  if (!canMove(status, transition)) throw new Error(`${status} cannot become ${transition.to}`)
  return transition.to
}
