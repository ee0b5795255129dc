/** Fetches a URL that someone else provided. Like the web's fetch, with these limits: public addresses only, checked when connecting; no redirects; at most
 *  five seconds and one megabyte unless the caller says otherwise. Every failure is an Unreachable. */
export type Outbound = (address: string | URL | Request, init?: RequestInit, limits?: OutboundLimits) => Promise<Response>

export interface OutboundLimits {
  millisecondsMax?: number
  /** Only this much of the answer's body is read. Without it, an answer of more than one megabyte is a failure. */
  cutAfterBytes?: number
  /** The body is read as it arrives, up to this many bytes, instead of at once. More of them, or a failure meanwhile, are an Unreachable of the reading. */
  streamedBytesMax?: number
}
