import type { CartLineItem } from '../answers.ts'

/** The total of the cart's physical items as decimal text; undefined if there are none. */
export function goodsValueOf(
  lines: readonly Pick<CartLineItem, 'lineItemPrice' | 'physicalProperties' | 'itemType'>[],
): string | undefined {
  const brought = lines.filter(
    ({ physicalProperties, itemType }) => physicalProperties?.shippable !== false && itemType.preset !== 'DIGITAL',
  )
  return brought.length > 0 ? addedUp(brought.map(({ lineItemPrice }) => lineItemPrice.amount ?? '0')) : undefined
}

/** `['80.00', '9.5']` → `'89.50'`: added as whole numbers of the smallest unit. */
export function addedUp(amounts: readonly string[]): string {
  const decimals = Math.max(0, ...amounts.map((amount) => amount.split('.')[1]?.length ?? 0))
  const sum = amounts.reduce((total, amount) => {
    const [whole = '0', part = ''] = amount.split('.')
    return total + BigInt(`${whole}${part.padEnd(decimals, '0')}`)
  }, 0n)
  const digits = String(sum).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
