import { data } from 'react-router'

/** What an action returns in the browser when there is no network. */
export interface Unsent {
  unsent: true
}

export const isUnsent = (answer: object | undefined): answer is Unsent => answer !== undefined && 'unsent' in answer

/** Runs a server action. If the server can't be reached nothing is lost: the page stays as it is and says so. */
export async function orUnsent<T>(serverAction: () => Promise<T>) {
  try {
    return await serverAction()
  } catch (error) {
    if (!isUnreachable(error)) throw error
    // Nothing was changed, so nothing needs to be reloaded, which would fail.
    return data<Unsent>({ unsent: true }, { status: 503 })
  }
}

/** The error of a fetch without a response. */
export const isUnreachable = (error: unknown): boolean => error instanceof TypeError
