const mebibyte = 1024 * 1024

export interface S3Limits {
  /** In bytes: what is sent at once, and how much of a file is in memory. 10,000 of them make a file. */
  part: number
  /** In bytes: what can be copied by one request. */
  copy: number
  /** In bytes. */
  copyPart: number
  /** How long a request may take until its answer begins. It is tried three times. */
  answerMs: number
}

/** A part has at least 5 MiB, and a copy at most 5 GiB. */
export const s3Limits: S3Limits = { part: 8 * mebibyte, copy: 5 * 1024 * mebibyte, copyPart: 512 * mebibyte, answerMs: 120_000 }
