import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** The part of a URL that gives access to what is behind it: 256 random bits, of which only a hash is stored. */
export const newUrlSecret = (): string => randomBytes(32).toString('base64url')

export const hashUrlSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

export const isUrlSecret = ({ secretHash }: { secretHash: Buffer }, secret: string): boolean =>
  timingSafeEqual(secretHash, hashUrlSecret(secret))
