import { isRefusedWith } from '@stoa/ui/refusal'

/** A call's response, or the page of what doesn’t exist if the call is refused with a code. */
export async function orNotFound<Body>(call: Promise<Body>, code: string): Promise<Body> {
  try {
    return await call
  } catch (error) {
    if (isRefusedWith(error, code)) throw new Response(null, { status: 404 })
    throw error
  }
}
