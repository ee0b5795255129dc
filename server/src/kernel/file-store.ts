import type { Readable } from 'node:stream'
import type { DataStore } from '@tus/server'

/** Bytes of a file, both ends included. */
export interface ByteSpan {
  start: number
  end: number
}

/** Bytes in pieces, which may still be arriving. */
export type ByteSource = Iterable<Uint8Array> | AsyncIterable<Uint8Array>

export interface StoredObject {
  key: string
  size: number
  modifiedDate: Date
}

/** Where the bytes of files are: a folder of this machine, or a bucket. Keys are made by the server (`newContentKey`), never from what a caller sent. The
 *  content of a key never changes. */
export interface FileStore {
  /** Stores bytes under a new key, and returns how many. Once it resolves they survive a crash. If it fails, or the source does, nothing is stored. */
  write(key: string, source: ByteSource): Promise<number>
  /** Undefined if there is nothing under the key. */
  read(key: string, span?: ByteSpan): Promise<Readable | undefined>
  /** In bytes; undefined if there is nothing under the key. */
  sizeOf(key: string): Promise<number | undefined>
  /** Keys without bytes are ignored. */
  delete(keys: readonly string[]): Promise<void>
  /** Everything that is stored, unfinished uploads in parts left out. */
  list(): AsyncIterable<StoredObject>
  /** Deletes what writes before an instant left half-done, because the process ended. */
  deleteUnfinished(before: Date): Promise<void>
  /** Lets `work` read the bytes as a file of this machine. Undefined if there is nothing under the key. */
  withLocalFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T | undefined>
  /** Uploads in parts, which are collected here until they are complete. */
  readonly partialUploads: PartialUploads
}

export interface PartialUploads {
  /** For the TUS server. */
  dataStore(): Promise<DataStore>
  /** Of an upload whose parts are all here: its bytes become the content of a key. Undefined if there is no such upload, because it has been kept before. */
  keep(uploadId: string, key: string): Promise<number | undefined>
  /** Of an upload whose parts are all here: its bytes. Undefined if there is no such upload. */
  read(uploadId: string, span?: ByteSpan): Promise<Readable | undefined>
  delete(uploadId: string): Promise<void>
  /** Also what a crash left of uploads that have been kept or deleted. */
  list(): AsyncIterable<{ uploadId: string; modifiedDate: Date }>
}
