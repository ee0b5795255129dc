/** A return URL with the order, as the packages' thank-you pages read it: `?orderId=`. The rest of the URL stays as the app wrote it. */
export function withOrder(address: string, orderId: string): string {
  const [, rest = '', fragment = ''] = /^([^#]*)(#.*)?$/s.exec(address) ?? []
  return `${rest}${rest.includes('?') ? '&' : '?'}orderId=${encodeURIComponent(orderId)}${fragment}`
}
