import type { SeedMedia } from '@stoa/seed'
import type { Db } from '../../kernel/db.ts'
import { insertMedia } from './store.ts'

/** Writes the descriptors of a sample shop's pictures. Their files are copied when they are first requested. */
export const loadMedia = (db: Db, siteId: string, media: readonly SeedMedia[]): Promise<void> =>
  insertMedia(
    db,
    siteId,
    media.map(({ id, mimeType, width, height, altText }) => ({ id, mimeType, width, height, altText })),
  )
