import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Services } from '../../kernel/context.ts'
import type { ByteSource } from '../../kernel/file-store.ts'
import { newContentKey } from '../file-store/public.ts'
import type { File, FileAsset, MadeAsset } from '../files/public.ts'
import type { AssetFile, Findings } from './processor.ts'

/** What processing made, with its bytes in the store. They come before the rows. */
export interface StoredFindings {
  columns: Partial<Pick<File, 'mediaType' | 'width' | 'height' | 'contentKey' | 'sizeBytes' | 'hash'>>
  doc: Partial<File['doc']>
  assets: FileAsset[]
  /** The keys that were written. */
  keys: string[]
}

interface StoreInput {
  siteId: string
  id: string
  findings: Findings
}

/** Stores what processing made of a file. If that fails, nothing stays. */
export async function storeFindings(services: Services, { siteId, id, findings }: StoreInput): Promise<StoredFindings> {
  const { content, assets: made = [], doc, ...columns } = findings
  const keys: string[] = []
  const write = async (kind: 'originals' | 'derived', source: ByteSource) => {
    const contentKey = newContentKey(siteId, kind)
    keys.push(contentKey)
    return { contentKey, sizeBytes: await services.fileStore.write(contentKey, source) }
  }
  try {
    const hash = createHash('sha256')
    const replaced =
      content &&
      (await write(
        'originals',
        hashed(content, (chunk) => hash.update(chunk)),
      ))
    const assets: FileAsset[] = []
    for (const { path, ...asset } of made)
      assets.push({ width: null, height: null, ...asset, fileId: id, ...(await write('derived', createReadStream(path))) })
    return {
      columns: { ...columns, ...(replaced && { ...replaced, hash: hash.digest('hex') }) },
      doc: { ...doc, ...(made.length > 0 && { assets: made.map(described) }) },
      assets,
      keys,
    }
  } catch (error) {
    await services.fileStore.delete(keys)
    throw error
  }
}

const described = ({ path: _path, ...asset }: AssetFile): MadeAsset => asset

async function* hashed(source: ByteSource, onChunk: (chunk: Uint8Array) => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of source) {
    onChunk(chunk)
    yield chunk
  }
}
