import type { UploadError } from './upload.ts'

const megabytes = (bytes: unknown): string => `${Math.round(Number(bytes) / 1_000_000).toLocaleString('en')} MB`

/** The panel of uploads, displayed in the corner of every page. */
export const uploads = {
  title: 'Uploads',
  uploading: (number: number, count: number) => (count === 1 ? 'Uploading 1 file' : `Uploading ${number} of ${count} files`),
  finished: (done: number) => (done === 1 ? '1 file uploaded' : `${done} files uploaded`),
  paused: (count: number) => `${count} paused`,
  failed: (count: number) => `${count} failed`,
  progress: (name: string) => `Progress of ${name}`,
  overall: 'Progress of all uploads',
  percent: (percent: number) => `${percent} %`,
  states: { WAITING: 'Waiting', UPLOADING: 'Uploading', PAUSED: 'Paused', DONE: 'Uploaded', FAILED: 'Failed' },
  pause: (name: string) => `Pause ${name}`,
  resume: (name: string) => `Resume ${name}`,
  retry: (name: string) => `Try again: ${name}`,
  cancel: (name: string) => `Cancel ${name}`,
  remove: (name: string) => `Remove ${name} from the list`,
  pauseAll: 'Pause all',
  resumeAll: 'Resume all',
  retryAll: 'Retry failed',
  clear: 'Clear list',
  expand: 'Show uploads',
  collapse: 'Hide uploads',
  interrupted: (count: number) =>
    count === 1
      ? 'One upload was interrupted. Choose the same file again to continue it.'
      : `${count} uploads were interrupted. Choose the same files again to continue them.`,
  choose: 'Choose files',
  discard: 'Discard',
  errors: {
    NO_CONNECTION: () => 'No connection. The upload continues when you’re online again.',
    SESSION_ENDED: () => 'You’ve been signed out. Sign in in another tab, then try again.',
    UPLOAD_FAILED: () => 'The upload failed. Try again.',
    UPLOAD_URL_INVALID: () => 'The upload has expired. Try again.',
    UPLOAD_URL_USED: () => 'This file has already been uploaded.',
    UPLOAD_INTERRUPTED: () => 'The upload was interrupted. Try again.',
    ZERO_FILE_SIZE: () => 'The file is empty.',
    FILE_SIZE_MISMATCH: () => 'The file has changed since you chose it. Choose it again.',
    FILE_SIZE_OVER_LIMIT: ({ bytesMax }) => `Files of this kind can have up to ${megabytes(bytesMax)}.`,
    MISMATCH_MIME_TYPE: () => 'The content of the file doesn’t match its name.',
    UNSUPPORTED_FILE_FORMAT: () => 'Files of this format can’t be stored.',
    TOO_MANY_FILES: () => 'Only 100 files can be uploaded at a time without scripts.',
    SITE_QUOTA_EXCEEDED: () => 'Your site’s storage is full. Delete files permanently, then try again.',
    STORAGE_FULL: () => 'The server’s disk is full.',
    FILE_TYPE_DIFFERS: () => 'This is another kind of file. The new content must be of the same kind.',
    FILE_NOT_READY: () => 'The file is being processed. Try again when that has ended.',
    FILE_DELETED: () => 'The file has been deleted.',
    RESOURCE_NOT_FOUND: () => 'The file has been deleted.',
    FOLDER_NOT_FOUND: () => 'This folder no longer exists.',
    FOLDER_TOO_DEEP: ({ depthMax }) => `Folders can be nested up to ${String(depthMax)} deep.`,
    PERMISSION_DENIED: () => 'Your role doesn’t allow uploads.',
  } as Readonly<Record<string, (data: UploadError['data']) => string>>,
}
