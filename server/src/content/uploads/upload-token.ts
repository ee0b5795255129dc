import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { newId } from '../../database/ids.ts'

/** What gives access to one upload: its ID, and a secret of which only a hash is stored. */
export interface UploadToken {
  id: string
  secret: string
}

export const newUploadToken = (): UploadToken => ({ id: newId(), secret: randomBytes(32).toString('base64url') })

export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

export const isSecretOf = ({ secretHash }: { secretHash: Buffer }, secret: string): boolean => timingSafeEqual(secretHash, hashOf(secret))

/** As one text. */
export const tokenText = ({ id, secret }: UploadToken): string => `${id}.${secret}`

export function readToken(text: string): UploadToken | undefined {
  const [, id, secret] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/.exec(text) ?? []
  return id !== undefined && secret !== undefined ? { id, secret } : undefined
}
