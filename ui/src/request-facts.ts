import { createContext, useContext } from 'react'

/** Facts about the request for the page's document. */
export interface RequestFacts {
  requestId: string
  nonce?: string
}

export const requestIdMeta = 'stoa-request-id'

export const RequestFactsContext = createContext<RequestFacts>({ requestId: '' })

export const useRequestFacts = (): RequestFacts => useContext(RequestFactsContext)
