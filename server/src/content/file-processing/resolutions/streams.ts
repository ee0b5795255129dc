import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AssetFile } from '../processor.ts'
import { segmentSeconds, urlOf } from './encoding.ts'
import type { Resolution } from './resolution.ts'

/** The playlists of the streams: for HLS and for DASH. */
const playlists = { hls: 'master.m3u8', dash: 'manifest.mpd' } as const

const hlsType = 'application/vnd.apple.mpegurl'

interface StreamInput {
  resolutions: readonly Resolution[]
  hasAudio: boolean
  folder: string
}

/** The arguments by which ffmpeg writes streams: one file per track, and playlists that name ranges of their bytes. Nothing is encoded again. The sound is that
 *  of the smallest resolution. */
export function streamArgs({ resolutions, hasAudio, folder }: StreamInput): string[] {
  const { width, height } = resolutions.at(-1)!
  const inputs = resolutions.flatMap((resolution) => ['-protocol_whitelist', 'file', '-i', urlOf(folder, resolution)])
  const videos = resolutions.flatMap((_resolution, index) => ['-map', `${index}:v:0`])
  // Rounded sides differ by a pixel, and all tracks must have one shape.
  const shapes = resolutions.flatMap((_resolution, index) => [`-aspect:v:${index}`, `${width}:${height}`])
  const audio = hasAudio ? ['-map', '0:a:0'] : []
  const sets = `id=0,streams=v${hasAudio ? ' id=1,streams=a' : ''}`
  const files = ['-single_file', '1', '-single_file_name', 'track-$RepresentationID$.mp4', '-use_template', '0']
  const output = ['-f', 'dash', '-seg_duration', String(segmentSeconds), ...files, '-hls_playlist', '1', '-adaptation_sets', sets]
  return ['-nostdin', '-y', ...inputs, ...videos, ...audio, '-c', 'copy', ...shapes, ...output, `file:${join(folder, playlists.dash)}`]
}

/** The tracks and playlists that ffmpeg has written. */
export async function streamAssets({ resolutions, hasAudio, folder }: StreamInput): Promise<AssetFile[]> {
  const tracks = [
    ...resolutions.map(({ width, height }) => ({ mimeType: 'video/mp4', width, height })),
    ...(hasAudio ? [{ mimeType: 'audio/mp4' }] : []),
  ]
  const parts = tracks.flatMap((track, index): AssetFile[] => [
    { ...track, assetKey: `track-${index}.mp4`, path: join(folder, `track-${index}.mp4`) },
    { assetKey: `media_${index}.m3u8`, mimeType: hlsType, path: join(folder, `media_${index}.m3u8`) },
  ])
  for (const { mimeType, path } of parts) if (mimeType === hlsType) await writeFile(path, withoutDates(await readFile(path, 'utf8')))
  const { width, height } = resolutions.at(-1)!
  const streams = [
    { assetKey: 'hls', mimeType: hlsType, width, height, path: join(folder, playlists.hls) },
    { assetKey: 'dash', mimeType: 'application/dash+xml', width, height, path: join(folder, playlists.dash) },
    ...parts,
  ]
  for (const { path } of streams) await stat(path)
  return streams
}

/** A playlist without times of the day, which would be those of its making. */
export const withoutDates = (playlist: string): string => playlist.replaceAll(/^#EXT-X-PROGRAM-DATE-TIME:.*\n/gm, '')
