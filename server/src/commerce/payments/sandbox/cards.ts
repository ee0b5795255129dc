/** The sandbox provider's behavior for a card. Cards that aren't listed are declined. */
export interface Script {
  decision: 'APPROVED' | 'DECLINED'
  /** The decision is made at once but revealed only after this many seconds; until then the provider answers PENDING. */
  revealedAfterSeconds?: number
  /** The decision is made, but the response to the charge never arrives. */
  isSilent?: boolean
}

const cards: ReadonlyMap<string, Script> = new Map([
  ['4242424242424242', { decision: 'APPROVED' }],
  ['4000000000000002', { decision: 'DECLINED' }],
  ['4000000000000077', { decision: 'APPROVED', revealedAfterSeconds: 3 }],
  ['4000000000000127', { decision: 'APPROVED', isSilent: true }],
])

export const scriptOf = (cardNumber: string): Script => cards.get(cardNumber) ?? { decision: 'DECLINED' }
