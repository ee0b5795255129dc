import { importBytesMax } from '@stoa/contract/files/limits'
import { Refusal } from '../../kernel/refuse.ts'
import type { Reason } from '../files/public.ts'
import { messageOf, type UploadCode, UploadFailure } from '../uploads/public.ts'
import { NotFetched, type NotFetchedReason } from './fetch.ts'

const megabyte = 1_000_000

const descriptions: Readonly<Record<NotFetchedReason, string>> = {
  ADDRESS: 'The URL doesn’t lead to a public address.',
  CONNECTION: 'The server of the URL didn’t accept the connection, or closed it too early.',
  CERTIFICATE: 'The certificate of the URL’s server isn’t valid.',
  TIME: 'The server of the URL didn’t send the file within 30 seconds.',
  SIZE: `The file is larger than ${importBytesMax / megabyte} MB.`,
  STATUS: 'The server of the URL didn’t send the file.',
  REDIRECTS: 'The URL redirects more than three times.',
}

/** Why an import failed, for the team. Undefined for faults. */
export function failureOf(error: unknown): Reason | undefined {
  if (error instanceof NotFetched) return notFetched(error)
  if (error instanceof Refusal && error.code === 'SITE_QUOTA_EXCEEDED')
    return { code: error.code, description: messageOf('SITE_QUOTA_EXCEEDED') }
  return error instanceof UploadFailure ? { code: error.code, description: messageOf(error.code) } : undefined
}

function notFetched({ reason, status }: NotFetched): Reason {
  const description = status === undefined ? descriptions[reason] : `The server of the URL answered with the status ${status}.`
  return { code: reason === 'SIZE' ? 'FILE_SIZE_OVER_LIMIT' : 'URL_NOT_FETCHED', description }
}

const waitingCodes: ReadonlySet<string> = new Set(['STORAGE_FULL', 'VIRUS_SCAN_UNAVAILABLE'] satisfies UploadCode[])

/** Whether the server itself lacks something, for which the import waits. */
export const isWaiting = (error: unknown): boolean => error instanceof UploadFailure && waitingCodes.has(error.code)

/** Whether another try may succeed. */
export const isPassing = (error: unknown): boolean =>
  error instanceof NotFetched ? error.isPassing : error instanceof UploadFailure && error.code === 'VIRUS_SCAN_FAILED'
