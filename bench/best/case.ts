import type { ShopSettings } from '../../server/src/kernel/shop-settings.ts'

/** A statement under a name, so that PostgreSQL parses it once for each connection. */
export interface Statement {
  name: string
  text: string
}

/** What the steps of a case work with. */
export interface Best {
  siteId: string
  shop: ShopSettings
  /** Sends one statement, which is a transaction of its own. */
  rows<Row>(statement: Statement, values: readonly unknown[]): Promise<Row[]>
}

export interface BestRequest {
  path: string
  /** The message in the URL of a GET request. */
  message: unknown
  body: unknown
  /** The subject of the access token, which isn't verified. */
  callerId: string
  /** The session of a member's token. */
  sessionId: string | undefined
}

/** Answers one request of a round. */
export type BestStep = (best: Best, request: BestRequest) => Promise<unknown>

/** A request that has nothing to refer to, or that came too late. */
export class NoSuchThing extends Error {}
