import { displayNameOf, extensionOf, type FileAsset, nameWithEnd, playlistPaths } from '../files/public.ts'
import { readVideoPath } from './video-path.ts'

/** Whether something that was made of a file is of use by itself. The files of a stream name each other by relative URLs. */
export const isDownloadable = ({ assetKey }: Pick<FileAsset, 'assetKey'>): boolean =>
  !Object.hasOwn(playlistPaths, assetKey) && readVideoPath(`stream/${assetKey}`) === undefined

interface AssetName {
  asset: Pick<FileAsset, 'assetKey' | 'mimeType'>
  /** Of the file, or as it was requested. */
  fileName: string
  /** Whether the name says which asset it is, so that those of one file have different names. */
  saysWhich: boolean
}

/** The name to save an asset under, with the extension of its format: `film-720p.mp4` and `film-poster.jpg` of `film.mov`, `song.mp3` of `song.wav`. */
export function assetFileName({ asset: { assetKey, mimeType }, fileName, saysWhich }: AssetName): string {
  const extension = extensionOf(mimeType) ?? 'bin'
  const which = assetKey.replace(/\.\w+$/, '')
  const end = `${saysWhich && which !== extension ? `-${which}` : ''}.${extension}`
  const stem = displayNameOf(fileName).replace(/(?<=.)\.[A-Za-z0-9]{1,8}$/, '')
  return nameWithEnd(stem, end)
}
