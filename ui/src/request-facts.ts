import { createContext, useContext } from 'react'

/** What a page's document says about the request it answers. */
export interface RequestFacts {
  requestId: string
  nonce?: string
}

export const requestIdMeta = 'stoa-request-id'

export const RequestFactsContext = createContext<RequestFacts>({ requestId: '' })

export const useRequestFacts = (): RequestFacts => useContext(RequestFactsContext)
