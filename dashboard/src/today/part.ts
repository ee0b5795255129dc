import { isRefusal } from '@stoa/ui/refusal'

/** The data of one part of a page, or why it failed. The other parts are displayed anyway. */
export type Part<Data> = { data: Data; problem?: undefined } | { data?: undefined; problem: PartProblem }

export interface PartProblem {
  code: string
  status: number
  requestId: string
}

/** A call as a part of a page. Errors that aren't API errors are thrown. */
export async function partOf<Body, Data>(call: Promise<Body>, shown: (body: Body) => Data | Promise<Data>): Promise<Part<Data>> {
  try {
    return { data: await shown(await call) }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return { problem: { code: error.code, status: error.status, requestId: error.requestId ?? '' } }
  }
}

/** A part that the user's roles don't allow is left out. */
export const isForbidden = ({ problem }: Part<unknown>): boolean => problem?.status === 403
