import sharp from 'sharp'
import { seed } from '../../support/rounds.ts'
import { seededRandom } from '../../support/seeded-random.ts'
import { hostileArchives } from './archives.ts'
import { hostileDocuments } from './documents.ts'
import { hostileDrawings } from './drawings.ts'
import type { HostileFile } from './hostile-file.ts'
import { hostileNames } from './names.ts'
import { hostilePictures } from './pictures.ts'

/** More than 200 files that attack whatever reads, names, shows or unpacks them. Made in memory: none is in the repository. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const random = seededRandom(seed)
  const dot = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  return [...(await hostilePictures(random)), ...hostileDrawings(), ...hostileArchives(), ...hostileDocuments(random), ...hostileNames(dot)]
}
