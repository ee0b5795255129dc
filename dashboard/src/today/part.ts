import { isRefusal } from '@stoa/ui/refusal'

/** The data of one part of the page, or why it couldn't be loaded. The other parts are shown anyway. */
export type Part<Data> = { data: Data; problem?: undefined } | { data?: undefined; problem: PartProblem }

export interface PartProblem {
  code: string
  status: number
  requestId: string
}

/** Turns a call into a part of the page. Errors other than refusals of the API fail the whole page. */
export async function partOf<Body, Data>(call: Promise<Body>, shown: (body: Body) => Data | Promise<Data>): Promise<Part<Data>> {
  try {
    return { data: await shown(await call) }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return { problem: { code: error.code, status: error.status, requestId: error.requestId ?? '' } }
  }
}

/** Whether the user's roles don't allow this part. It is then left out without an error. */
export const isForbidden = ({ problem }: Part<unknown>): boolean => problem?.status === 403
