import { applicationErrorResponse } from '../../http/error-response.ts'
import type { CallResponse } from '../../kernel/app.ts'
import { log } from '../../kernel/log.ts'
import { type ScanFailure, scanProblems } from '../virus-scan/public.ts'

interface Kind {
  status: number
  message: string
}

/** Why an upload isn't stored. The codes are those of the calls that announce uploads, where they have one. */
const kinds = {
  UPLOAD_URL_INVALID: { status: 403, message: 'This upload URL doesn’t exist or has expired. Request a new one.' },
  PERMISSION_DENIED: { status: 403, message: 'The account that requested this upload URL can no longer upload files.' },
  UPLOAD_URL_USED: { status: 409, message: 'A file was already uploaded to this URL. Request a new one.' },
  UPLOAD_IN_PROGRESS: { status: 409, message: 'A file is being uploaded to this URL. Wait until that ends, or request another URL.' },
  UPLOAD_INCOMPLETE: { status: 409, message: 'Not all of the file has arrived yet. Send the rest first.' },
  FILE_MISSING: { status: 400, message: 'The form contains no file.' },
  ZERO_FILE_SIZE: { status: 400, message: 'The file is empty.' },
  FILE_SIZE_MISMATCH: { status: 400, message: 'The file doesn’t have the size that was announced.' },
  FILE_SIZE_OVER_LIMIT: { status: 413, message: 'The file is larger than files of its kind can be.' },
  MISMATCH_MIME_TYPE: { status: 415, message: 'The content of the file isn’t of the type that was announced.' },
  UNSUPPORTED_FILE_FORMAT: { status: 415, message: 'Files of this format can’t be stored.' },
  FILE_DELETED: { status: 410, message: 'The file that this upload replaces was deleted.' },
  FILE_NOT_READY: { status: 409, message: 'The file is being processed. Try again when that has ended.' },
  FILE_TYPE_DIFFERS: { status: 415, message: 'The new content must be of the same media type as the file.' },
  SITE_QUOTA_EXCEEDED: { status: 409, message: 'The site has no storage left. Delete files permanently, then try again.' },
  TOO_MANY_OPEN_UPLOAD_BYTES: {
    status: 409,
    message: 'Your unfinished uploads are too large together. Finish some of them, or wait until they expire.',
  },
  CHECKSUM_UNSUPPORTED: {
    status: 400,
    message: 'Checksums of parts aren’t checked. Compare `hash` of the file, which is the SHA-256 of its content.',
  },
  [scanProblems.INFECTED.code]: scanProblems.INFECTED,
  [scanProblems.TOO_LARGE.code]: scanProblems.TOO_LARGE,
  [scanProblems.FAILED.code]: scanProblems.FAILED,
  [scanProblems.UNAVAILABLE.code]: scanProblems.UNAVAILABLE,
  STORAGE_FULL: { status: 507, message: 'The server has no storage left.' },
  UPLOAD_INTERRUPTED: { status: 400, message: 'The upload ended before all of the file had arrived.' },
} as const satisfies Record<string, Kind>

export type UploadCode = keyof typeof kinds

/** An expected failure: the sender learns of it, and nothing is stored. */
export class UploadFailure extends Error {
  readonly code: UploadCode
  readonly data: Record<string, unknown>
  constructor(code: UploadCode, data: Record<string, unknown> = {}) {
    super(code)
    this.code = code
    this.data = data
  }
}

export function failUpload(code: UploadCode, data: Record<string, unknown> = {}): never {
  throw new UploadFailure(code, data)
}

/** Logged as well: the operator of the server wants to know of infected files, and of a scanner that doesn't answer. */
export function failScan({ reason, finding }: ScanFailure): never {
  log('warn', 'An upload did not pass the virus scan', { reason, finding })
  return failUpload(scanProblems[reason].code)
}

export const messageOf = (code: UploadCode): string => kinds[code].message

export function failureResponse({ code, data }: UploadFailure): CallResponse {
  const { status, message } = kinds[code]
  return applicationErrorResponse(status, code, message, data)
}
