import type { File, FileDoc } from '../files/public.ts'

/** What processing found out about a file. */
export interface Findings {
  width?: number
  height?: number
  doc?: Partial<FileDoc>
}

/** Reads a file from this machine's disk. Throws Unprocessable if it can't be used. */
export type Processor = (path: string, file: File) => Promise<Findings>

/** A file that can't be used, and why: it won't be better the next time. */
export class Unprocessable extends Error {
  readonly code: string
  readonly description: string
  constructor(code: string, description: string) {
    super(code)
    this.code = code
    this.description = description
  }
}
