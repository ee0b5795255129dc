import { newId } from '../database/ids.ts'
import type { Identity } from '../kernel/identity.ts'

type Visitor = Extract<Identity, { kind: 'visitor' }>

/** The ID of a visitor of this process who owns nothing, and whose ID is never sent. A statement with it is about who reads. */
export const readerId = newId()

/** For whom an answer that all visitors get is made: a visitor like the others. */
export const readerLike = ({ siteId, clientId, mediaUrls }: Visitor): Visitor => ({
  kind: 'visitor',
  siteId,
  id: readerId,
  ...(clientId && { clientId }),
  ...(mediaUrls && { mediaUrls }),
})
