import type { SampleShop } from '@stoa/seed'
import type { Db } from '../../kernel/db.ts'
import { insertMedia } from './store.ts'

/** Writes the descriptors of a sample shop's pictures and of its products' files. The files themselves are copied when they are first requested. */
export const loadMedia = (db: Db, siteId: string, { media, files }: Pick<SampleShop, 'media' | 'files'>): Promise<void> =>
  insertMedia(db, siteId, [
    ...media.map(({ id, mimeType, width, height, altText }) => ({
      id,
      mimeType,
      width,
      height,
      altText,
      fileName: null,
      isPrivate: false,
    })),
    ...files.map(({ id, mimeType, fileName }) => ({ id, mimeType, width: null, height: null, altText: null, fileName, isPrivate: true })),
  ])
