import type { MediaType } from '@stoa/contract/files/states'
import type { ByteSource } from '../../kernel/file-store.ts'
import type { Settings } from '../../kernel/settings.ts'
import type { File, FileDoc, MadeAsset } from '../files/public.ts'

/** A file on this machine's disk, and a folder for what is made of it. */
export interface Content {
  path: string
  folder: string
  file: File
  settings: Settings
}

/** Something that was made of a file, in the folder of its content. */
export interface AssetFile extends MadeAsset {
  path: string
}

/** What processing found out about a file, and made of it. */
export interface Findings {
  /** If it isn't what it was taken for. */
  mediaType?: MediaType
  width?: number
  height?: number
  doc?: Partial<FileDoc>
  /** What to deliver instead of what was sent. */
  content?: ByteSource
  assets?: AssetFile[]
}

/** Throws Unprocessable if the file can't be used. */
export type Processor = (content: Content) => Promise<Findings>

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
