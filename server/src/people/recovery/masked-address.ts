/** `m…@example.com`: its owner recognises it, and nobody else can send to it. The length is hidden. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = Array.from(email.slice(0, at))
  return `${first}…${email.slice(at)}`
}
