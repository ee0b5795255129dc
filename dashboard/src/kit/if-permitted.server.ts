import { isRefusal } from '@stoa/ui/refusal'

/** What a call answers, or something else where the roles of whoever asks do not reach it. */
export async function ifPermitted<Body, Else>(call: Promise<Body>, otherwise: Else): Promise<Body | Else> {
  try {
    return await call
  } catch (error) {
    if (isRefusal(error) && error.status === 403) return otherwise
    throw error
  }
}
