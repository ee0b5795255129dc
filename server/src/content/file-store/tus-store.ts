import type { Readable } from 'node:stream'
import type { DataStore, Upload } from '@tus/server'

/** What an upload in parts begins with. */
export interface PartsInfo {
  /** In bytes. Missing while the client leaves it open. */
  size?: number | undefined
  metadata?: Record<string, string | null> | undefined
  createdDate: string
}

export interface StoredParts<Info extends PartsInfo = PartsInfo> {
  info: Info
  /** How much arrived. */
  offset: number
}

/** Where the parts of uploads are collected. Its errors reach the caller as they are. */
export interface PartsStore<Found extends StoredParts = StoredParts> {
  create(uploadId: string, info: PartsInfo): Promise<void>
  /** Undefined if there is no such upload. */
  find(uploadId: string): Promise<Found | undefined>
  /** Adds what arrives, and returns how much has arrived in all. If it fails, what had arrived until then stays. */
  append(uploadId: string, found: Found, source: Readable): Promise<number>
  saveSize(uploadId: string, found: Found, size: number): Promise<void>
  remove(uploadId: string): Promise<void>
}

/** Uploads in parts as the TUS server sees them. Only an upload that isn't there is answered as such: a client that hears that begins again. */
export async function openTusStore<Found extends StoredParts>(parts: PartsStore<Found>): Promise<DataStore> {
  const { DataStore, Upload: TusUpload, ERRORS } = await import('@tus/server')
  const find = async (id: string): Promise<Found> => {
    const found = await parts.find(id)
    if (!found) throw ERRORS.FILE_NOT_FOUND
    return found
  }
  class TusStore extends DataStore {
    override extensions = ['creation', 'creation-with-upload', 'creation-defer-length', 'termination']
    override async create(upload: Upload): Promise<Upload> {
      const { id, size, metadata, creation_date: createdDate = new Date().toISOString() } = upload
      await parts.create(id, { size, metadata, createdDate })
      return upload
    }
    override async getUpload(id: string): Promise<Upload> {
      const { info, offset } = await find(id)
      return new TusUpload({ id, size: info.size, offset, metadata: info.metadata, creation_date: info.createdDate })
    }
    override async write(source: Readable, id: string, offset: number): Promise<number> {
      const found = await find(id)
      if (found.offset !== offset) throw ERRORS.INVALID_OFFSET
      return parts.append(id, found, source)
    }
    override async declareUploadLength(id: string, size: number): Promise<void> {
      await parts.saveSize(id, await find(id), size)
    }
    override async remove(id: string): Promise<void> {
      await find(id)
      await parts.remove(id)
    }
  }
  return new TusStore()
}
