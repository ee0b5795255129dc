import { createPublicKey } from 'node:crypto'
import type { WebhookKeyRow } from './rows.ts'

export const presentKey = ({ id, status, privateJwk, createdDate, activatedDate }: WebhookKeyRow) => ({
  id,
  status,
  publicKey: createPublicKey({ key: publicPart(privateJwk), format: 'jwk' }).export({ type: 'spki', format: 'pem' }) as string,
  createdDate: createdDate.toISOString(),
  ...(activatedDate ? { activatedDate: activatedDate.toISOString() } : {}),
})

export const presentJwk = ({ id, privateJwk }: WebhookKeyRow) => ({
  kid: id,
  ...publicPart(privateJwk),
  alg: 'RS256' as const,
  use: 'sig' as const,
})

const publicPart = ({ n, e }: WebhookKeyRow['privateJwk']) => ({ kty: 'RSA' as const, n: n!, e: e! })
