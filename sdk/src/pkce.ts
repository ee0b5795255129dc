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

/** Bytes past the last whole round of the alphabet are left out: with them its first characters would come more often. */
const characters = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => (byte < 256 - (256 % alphabet.length) ? alphabet.charAt(byte % alphabet.length) : '')).join('')

/** The challenge of a verifier by method S256. Browsers can reckon it on https and localhost only. Source: site §7 "Redirect session", wire §7.1. */
export async function codeChallenge(verifier: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))
}
