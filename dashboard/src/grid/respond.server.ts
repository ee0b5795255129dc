import { isRefusal } from '@stoa/ui/refusal'

/** Responds with the problem if the call was rejected, so that the grid can show it where it happened. */
export async function respond(work: () => Promise<object>): Promise<Response> {
  try {
    return Response.json(await work())
  } catch (error) {
    if (!isRefusal(error)) throw error
    return Response.json({ code: error.code, message: error.message }, { status: error.status })
  }
}
