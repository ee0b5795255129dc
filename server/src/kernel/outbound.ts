/** Fetches a URL that someone else provided. Like the web's fetch, with these limits: public addresses only, checked when connecting; no redirects; at most
 *  five seconds and one megabyte. Every failure is an Unreachable. */
export type Outbound = (address: string | URL | Request, init?: RequestInit) => Promise<Response>
