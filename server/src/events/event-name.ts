/** The name of an event (wire §9), as the contract's events.ts files list it. */
export interface EventName {
  entityFqdn: string
  slug: string
}
