import { createHmac } from 'node:crypto'
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1'
import { Type } from 'typebox'
import { Shape, Text } from '@stoa/contract/scalars'
import { validatorFor } from '../../http/parse-request.ts'
import type { Context } from '../../kernel/context.ts'

type CaptchaScope = Pick<Context, 'site' | 'now'>

const goodForMs = 10 * 60_000
/** About a quarter of a second of a telephone's time. */
const maxnumber = 50_000

/** A site's own: what was solved for another site is nothing here. */
const keyOf = ({ site }: CaptchaScope): string => createHmac('sha256', site.cursorKey).update('captcha').digest('base64url')

export async function newChallenge(place: CaptchaScope) {
  const expires = new Date(place.now.getTime() + goodForMs)
  const made = await createChallenge({ algorithm: 'SHA-256', hmacKey: keyOf(place), maxnumber, expires })
  return { algorithm: 'SHA-256' as const, challenge: made.challenge, maxnumber, salt: made.salt, signature: made.signature }
}

const Payload = Shape({
  algorithm: Type.Enum(['SHA-256']),
  challenge: Text(200, 1),
  number: Type.Integer({ minimum: 0, maximum: maxnumber }),
  salt: Text(500, 1),
  signature: Text(200, 1),
  took: Type.Optional(Type.Number()),
})

export interface Solved {
  /** Names the work, whatever else is written beside it. */
  challenge: string
  expiresDate: Date
}

/** Work of this site's that was done in its time; undefined for everything else, also for what nobody can make sense of. */
export async function solvedChallenge(place: CaptchaScope, token: string): Promise<Solved | undefined> {
  const payload = payloadOf(token)
  if (!payload) return undefined
  const seconds = extractParams(payload).expires ?? ''
  const expiresDate = new Date(Number(seconds) * 1000)
  if (!/^\d{1,12}$/.test(seconds) || expiresDate <= place.now) return undefined
  return (await verifySolution(payload, keyOf(place), false)) ? { challenge: payload.challenge, expiresDate } : undefined
}

function payloadOf(token: string): Type.Static<typeof Payload> | undefined {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
    return validatorFor(Payload).Check(payload) ? (payload as Type.Static<typeof Payload>) : undefined
  } catch {
    return undefined
  }
}
