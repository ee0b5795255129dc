import { createHmac } from 'node:crypto'
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1'
import { Type } from 'typebox'
import { Shape, Text } from '@stoa/contract/scalars'
import { validatorFor } from '../../http/parse-request.ts'
import type { Context } from '../../kernel/context.ts'

type CaptchaScope = Pick<Context, 'site' | 'now'>

const goodForMs = 10 * 60_000
/** Takes a phone about a quarter of a second. */
const maxnumber = 50_000

/** Derived per site: a solution for another site is invalid here. */
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
  /** Identifies the challenge, whatever else the payload contains. */
  challenge: string
  expiresDate: Date
}

/** A solved, unexpired challenge of this site; undefined for everything else, including invalid payloads. */
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
