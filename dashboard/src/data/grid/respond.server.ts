import { isRefusal } from '@stoa/ui/refusal'

/** A refusal is an answer too: the grid shows it where it was asked. */
export async function respond(work: () => Promise<object>): Promise<Response> {
  try {
    return Response.json(await work())
  } catch (error) {
    if (!isRefusal(error)) throw error
    return Response.json({ code: error.code, message: error.message }, { status: error.status })
  }
}
