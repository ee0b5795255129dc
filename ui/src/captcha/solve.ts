/** An ALTCHA challenge. */
export interface Challenge {
  algorithm: 'SHA-256'
  challenge: string
  maxnumber: number
  salt: string
  signature: string
}

/** Numbers tried per batch; the page stays responsive between batches. */
const batch = 250

/** Solves the challenge: finds the number with its hash and returns the token. Undefined if it was cancelled, or can't be solved. */
export async function solve(work: Challenge, isOver: () => boolean = () => false): Promise<string | undefined> {
  const { algorithm, challenge, maxnumber, salt, signature } = work
  for (let from = 0; from <= maxnumber && !isOver(); from += batch) {
    const numbers = Array.from({ length: Math.min(batch, maxnumber - from + 1) }, (_, index) => from + index)
    const hashes = await Promise.all(numbers.map((number) => hashOf(algorithm, `${salt}${number}`)))
    const at = hashes.indexOf(challenge)
    if (at >= 0) return btoa(JSON.stringify({ algorithm, challenge, number: from + at, salt, signature }))
  }
  return undefined
}

async function hashOf(algorithm: string, text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest(algorithm, new TextEncoder().encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
