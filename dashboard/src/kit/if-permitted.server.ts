import { isRefusal } from '@stoa/ui/refusal'

/** A call's response, or a fallback if the caller's roles don't permit it. */
export async function ifPermitted<Body, Else>(call: Promise<Body>, otherwise: Else): Promise<Body | Else> {
  try {
    return await call
  } catch (error) {
    if (isRefusal(error) && error.status === 403) return otherwise
    throw error
  }
}
