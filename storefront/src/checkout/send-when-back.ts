import { useEffect, type RefObject } from 'react'
import { data } from 'react-router'

/** What an action answers in the browser when the network is gone. */
export interface Unsent {
  unsent: true
}

export const isUnsent = (answer: object | undefined): answer is Unsent => answer !== undefined && 'unsent' in answer

/** Runs an action of the server; where it cannot be reached nothing is lost: the page stays as it is and says so. */
export async function orUnsent<T>(serverAction: () => Promise<T>) {
  try {
    return await serverAction()
  } catch (error) {
    if (!isUnreachable(error)) throw error
    // Nothing was done, so nothing is to be read anew; it could not be.
    return data<Unsent>({ unsent: true }, { status: 503 })
  }
}

/** What a fetch throws that never had an answer. */
export const isUnreachable = (error: unknown): boolean => error instanceof TypeError

/** Sends a form again that could not be sent, as soon as the browser is back on the network. The server does nothing twice. */
export function useSendWhenBack(form: RefObject<HTMLFormElement | null>, isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return
    const send = (): void => form.current?.requestSubmit()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [form, isWaiting])
}
