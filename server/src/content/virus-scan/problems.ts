import type { ScanFailure } from './scan-failure.ts'

interface Problem {
  code: string
  /** Of the response to an upload. */
  status: number
  message: string
}

/** What is said of a file that isn't known to be harmless. */
export const scanProblems = {
  INFECTED: { code: 'FILE_INFECTED', status: 422, message: 'The virus scanner found malicious content in the file.' },
  TOO_LARGE: { code: 'FILE_TOO_LARGE_TO_SCAN', status: 413, message: 'The file is larger than the virus scanner of the server accepts.' },
  FAILED: { code: 'VIRUS_SCAN_FAILED', status: 503, message: 'The virus scanner of the server couldn’t read the file. Try again later.' },
  UNAVAILABLE: {
    code: 'VIRUS_SCAN_UNAVAILABLE',
    status: 503,
    message: 'The virus scanner of the server can’t be reached. Try again later.',
  },
} as const satisfies Record<ScanFailure['reason'], Problem>
