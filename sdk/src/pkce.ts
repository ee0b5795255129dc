import { base64url } from './base64url.ts'

const charactersMin = 43
const charactersMax = 128
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~'

/** A random code verifier of 43 to 128 characters. Throws 'Expected a length between 43 and 128'. Source: site §5, §9. */
export function codeVerifier(length = charactersMin): string {
  if (!(length >= charactersMin && length <= charactersMax))
    throw new RangeError(`Expected a length between ${charactersMin} and ${charactersMax}`)
  let verifier = ''
  while (verifier.length < length) verifier += characters(crypto.getRandomValues(new Uint8Array(length)))
  return verifier.slice(0, length)
}

/** Bytes beyond the last full multiple of the alphabet's length are dropped. They would make its first characters more frequent. */
const characters = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => (byte < 256 - (256 % alphabet.length) ? alphabet.charAt(byte % alphabet.length) : '')).join('')

/** The S256 challenge of a verifier. Browsers can only calculate it on https and localhost. Source: site §7 "Redirect session", wire §7.1. */
export async function codeChallenge(verifier: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))
}
