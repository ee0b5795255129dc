import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose'

/** An OpenID provider on loopback: discovery, keys, and ID tokens with any claims. */
export interface OpenIdProvider {
  issuer: string
  key: CryptoKey
  /** Its discovery document; tests change it. */
  discovery: Record<string, unknown>
  /** An ID token with these claims besides iss, iat and exp, which they can override. */
  token(claims: Record<string, unknown>, signing?: { key?: CryptoKey | Uint8Array; alg?: string }): Promise<string>
  close(): Promise<void>
}

export async function startOpenIdProvider(now: () => Date = () => new Date()): Promise<OpenIdProvider> {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256', use: 'sig' }
  const discovery: Record<string, unknown> = {}
  const server = createServer((request, response) => {
    const body = request.url === '/.well-known/openid-configuration' ? discovery : request.url === '/jwks' ? { keys: [jwk] } : undefined
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  Object.assign(discovery, { issuer, jwks_uri: `${issuer}/jwks` })
  return {
    issuer,
    key: privateKey,
    discovery,
    token(claims, { key = privateKey, alg = 'ES256' } = {}) {
      const issued = Math.floor(now().getTime() / 1000)
      return new SignJWT({ iss: issuer, iat: issued, exp: issued + 300, ...claims }).setProtectedHeader({ alg, kid: 'one' }).sign(key)
    },
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  }
}
