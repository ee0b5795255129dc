import type { SeedMedia } from '@stoa/seed'
import type { Db } from '../../kernel/db.ts'
import { insertMedia } from './store.ts'

/** Writes the descriptors of a sample shop's pictures; the files are drawn by draw-missing. */
export const loadMedia = (db: Db, siteId: string, media: readonly SeedMedia[]): Promise<void> =>
  insertMedia(
    db,
    siteId,
    media.map(({ id, width, height, altText }) => ({ id, mimeType: 'image/jpeg', width, height, altText })),
  )
