import { isRefusal } from '@stoa/ui/refusal'

/** What one part of a page shows, or why it cannot: the others stand all the same. */
export type Part<Data> = { data: Data; problem?: undefined } | { data?: undefined; problem: PartProblem }

export interface PartProblem {
  code: string
  status: number
  requestId: string
}

/** A call as a part of a page. Anything but a refusal is a fault of the page. */
export async function partOf<Body, Data>(call: Promise<Body>, shown: (body: Body) => Data | Promise<Data>): Promise<Part<Data>> {
  try {
    return { data: await shown(await call) }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return { problem: { code: error.code, status: error.status, requestId: error.requestId ?? '' } }
  }
}

/** A part that the reader's roles do not reach is left out: it is no failure. */
export const isForbidden = ({ problem }: Part<unknown>): boolean => problem?.status === 403
