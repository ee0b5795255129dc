/** What the sandbox provider does with a card; any card not listed is declined. */
export interface Script {
  decision: 'APPROVED' | 'DECLINED'
  /** The decision stands at once, but is told only so many seconds later: until then the provider says PENDING. */
  revealedAfterSeconds?: number
  /** The decision stands, but the answer to the charge never arrives. */
  isSilent?: boolean
}

const cards: ReadonlyMap<string, Script> = new Map([
  ['4242424242424242', { decision: 'APPROVED' }],
  ['4000000000000002', { decision: 'DECLINED' }],
  ['4000000000000077', { decision: 'APPROVED', toldAfterSeconds: 3 }],
  ['4000000000000127', { decision: 'APPROVED', silent: true }],
])

export const scriptOf = (cardNumber: string): Script => cards.get(cardNumber) ?? { decision: 'DECLINED' }
