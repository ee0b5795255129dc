/** `m…@example.com`: its owner knows it, and nobody else could write to it. How long it is does not show. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = Array.from(email.slice(0, at))
  return `${first}…${email.slice(at)}`
}
