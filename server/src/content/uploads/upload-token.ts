import { newId } from '../../database/ids.ts'
import { newUrlSecret } from '../../kernel/url-secret.ts'

/** What gives access to one upload: its ID, and a secret of which only a hash is stored. */
export interface UploadToken {
  id: string
  secret: string
}

export const newUploadToken = (): UploadToken => ({ id: newId(), secret: newUrlSecret() })

/** As one text. */
export const tokenText = ({ id, secret }: UploadToken): string => `${id}.${secret}`

export function readToken(text: string): UploadToken | undefined {
  const [, id, secret] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/.exec(text) ?? []
  return id !== undefined && secret !== undefined ? { id, secret } : undefined
}
