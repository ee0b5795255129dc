const mebibyte = 1024 * 1024

export interface S3Limits {
  /** In bytes: what is sent at once. 10,000 of them make a file. */
  part: number
  /** In bytes: what is copied by one request. */
  copyPart: number
  /** How many parts of all uploads of the process are sent, and in memory, at once. */
  sendsAtOnce: number
  /** How long a request may take until its answer begins. */
  answerMs: number
  /** The same for one that sends or copies bytes, or joins parts. */
  transferMs: number
  /** How long the bucket may pause in the middle of a file. */
  stallMs: number
  /** How often each request is tried. */
  attempts: number
}

/** A part has at least 5 MiB, and a copy at most 5 GiB. */
export const s3Limits: S3Limits = {
  part: 8 * mebibyte,
  copyPart: 512 * mebibyte,
  sendsAtOnce: 8,
  answerMs: 5_000,
  transferMs: 120_000,
  stallMs: 30_000,
  attempts: 3,
}
