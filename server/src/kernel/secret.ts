import { createHash, randomBytes } from 'node:crypto'

const pattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[\w-]{43}$/

/** A secret of a site: `<site>.<256 random bits>`. It is returned once and stored only as a hash. */
export const newSecret = (siteId: string): string => `${siteId}.${randomBytes(32).toString('base64url')}`

export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** The site that a secret names, if the secret is well formed. */
export const siteOfSecret = (secret: string | undefined): string | undefined =>
  secret !== undefined && pattern.test(secret) ? secret.slice(0, 36) : undefined
