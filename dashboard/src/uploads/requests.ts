import { addressOf } from '../kit/address-of.ts'
import { paths } from '../paths.ts'
import type { UploadAnswers, UploadRequest } from './announce.ts'
import { clientError, type UploadedFile, type UploadError } from './upload.ts'

const address = addressOf(paths.uploads)

/** A request that failed for a reason to show. */
export class UploadFailedError extends Error {
  readonly reason: UploadError
  constructor(reason: UploadError) {
    super(reason.code)
    this.reason = reason
  }
}

/** Requests something from the dashboard’s server. */
export async function ask<Kind extends UploadRequest['kind']>(
  request: Extract<UploadRequest, { kind: Kind }>,
): Promise<UploadAnswers[Kind]> {
  const answer = await send(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(request),
  })
  // The session has ended: this is the sign-in page.
  if (answer.redirected || !answer.headers.get('content-type')?.includes('json'))
    throw new UploadFailedError(clientError(answer.status >= 500 ? 'UPLOAD_FAILED' : 'SESSION_ENDED'))
  const body = (await answer.json()) as unknown
  if (!answer.ok) throw new UploadFailedError(body as UploadError)
  return body as UploadAnswers[Kind]
}

/** The file that an upload became, once all of its bytes have arrived. */
export async function finish(uploadUrl: string, uploadToken: string): Promise<UploadedFile> {
  const answer = await send(`${uploadUrl}/${uploadToken}`, { method: 'PUT' })
  const body = await answer.text()
  if (!answer.ok) throw new UploadFailedError(reasonIn(body) ?? clientError('UPLOAD_FAILED'))
  return (JSON.parse(body) as { file: UploadedFile }).file
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch {
    throw new UploadFailedError(clientError('NO_CONNECTION'))
  }
}

/** The error in a response of the upload server. Undefined if it has none. */
export function reasonIn(body: string): UploadError | undefined {
  try {
    const { message, details } = JSON.parse(body) as {
      message?: string
      details?: { applicationError?: { code?: string; data?: Record<string, unknown> } }
    }
    const { code, data = {} } = details?.applicationError ?? {}
    return code === undefined ? undefined : { code, message: message ?? '', data }
  } catch {
    return undefined
  }
}
