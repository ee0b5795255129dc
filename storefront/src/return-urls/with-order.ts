/** A return address with the order in it, as the packages’ thank-you pages read it: `?orderId=`. Nothing else of the address is touched: it was registered to the
 *  letter. */
export function withOrder(address: string, orderId: string): string {
  const [, rest = '', fragment = ''] = /^([^#]*)(#.*)?$/s.exec(address) ?? []
  return `${rest}${rest.includes('?') ? '&' : '?'}orderId=${encodeURIComponent(orderId)}${fragment}`
}
