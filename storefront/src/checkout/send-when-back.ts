import { useEffect, type RefObject } from 'react'
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

/** Sends a failed form again as soon as the browser is online. The server applies nothing twice. */
export function useSendWhenBack(form: RefObject<HTMLFormElement | null>, isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return
    const send = (): void => form.current?.requestSubmit()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [form, isWaiting])
}
