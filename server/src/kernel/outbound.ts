/** Fetches what somebody else has named. As the web's own fetch, but: public addresses only, looked at when the connection is made; no redirects followed; five
 *  seconds and a megabyte at most. Whatever goes wrong on the way is an Unreachable. */
export type Outbound = (address: string | URL | Request, init?: RequestInit) => Promise<Response>
