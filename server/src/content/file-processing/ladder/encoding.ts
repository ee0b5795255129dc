import { join } from 'node:path'
import type { Probe } from '../../file-programs/public.ts'
import { toneMapping } from '../tone-mapping.ts'
import type { Rung } from './rungs.ts'

/** Where segments of streams can begin. */
const segmentSeconds = 4
const audioKilobits = 128
const framesPerSecondMax = 60
/** Longer videos have no other resolutions. */
export const secondsMax = 60 * 60

interface Encoding {
  input: readonly string[]
  video: NonNullable<Probe['video']>
  rungs: readonly Rung[]
  folder: string
}

/** What ffmpeg is to do to encode all resolutions while it decodes the video once. They have the same key frames, so that players can change between them. */
export function encodingOf({ input, video, rungs, folder }: Encoding): string[] {
  const outputs = rungs.flatMap((rung, index) => [...outputOf(rung, index), pathOf(folder, rung)])
  return ['-nostdin', '-y', '-threads', '1', ...input, '-filter_complex', filtersOf(video, rungs), ...outputs]
}

/** The file of a version. */
export const fileOf = (folder: string, { name }: Pick<Rung, 'name'>): string => join(folder, `${name}.mp4`)

const pathOf = (folder: string, rung: Rung): string => `file:${fileOf(folder, rung)}`

function filtersOf({ framesPerSecond = 0, isHdr }: Encoding['video'], rungs: readonly Rung[]): string {
  const { width, height } = rungs.at(-1)!
  const common = [
    '[0:V:0]',
    [
      ...(framesPerSecond > framesPerSecondMax ? [`fps=${framesPerSecondMax}`] : []),
      `scale=${width}:${height}`,
      ...(isHdr ? toneMapping : []),
      'format=yuv420p',
      `split=${rungs.length}`,
    ].join(','),
    ...rungs.map((_rung, index) => `[s${index}]`),
  ].join('')
  return [common, ...rungs.map((rung, index) => `[s${index}]scale=${rung.width}:${rung.height},setsar=1[v${index}]`)].join(';')
}

function outputOf({ kilobitsMax }: Rung, index: number): string[] {
  const video = ['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high', '-crf', '23']
  const rate = ['-maxrate', `${kilobitsMax}k`, '-bufsize', `${2 * kilobitsMax}k`, '-threads:v', '1']
  const keyFrames = ['-sc_threshold', '0', '-force_key_frames', `expr:gte(t,n_forced*${segmentSeconds})`]
  const audio = ['-c:a', 'aac', '-b:a', `${audioKilobits}k`, '-ac', '2', '-ar', '48000']
  const container = ['-map_metadata', '-1', '-map_chapters', '-1', '-movflags', '+faststart', '-max_muxing_queue_size', '4096', '-f', 'mp4']
  // Frames keep their times, so that a varying rate stays one.
  const times = ['-vsync', 'vfr', '-t', String(secondsMax)]
  return ['-map', `[v${index}]`, '-map', '0:a:0?', ...video, ...rate, ...keyFrames, ...audio, ...times, ...container]
}

/** The bytes that all resolutions have at most. */
export const bytesAtMost = (rungs: readonly Rung[], seconds: number): number =>
  rungs.reduce((sum, { kilobitsMax }) => sum + ((kilobitsMax + audioKilobits) * 1000 * seconds) / 8, 0)

interface Streaming {
  rungs: readonly Rung[]
  hasAudio: boolean
  folder: string
}

/** The playlists of the streams: for HLS and for DASH. */
export const playlists = { hls: 'master.m3u8', dash: 'manifest.mpd' } as const

/** What ffmpeg is to do to write streams: one file per track, and playlists that name ranges of their bytes. Nothing is encoded anew. The sound is that of the
 *  smallest version. */
export function streamingOf({ rungs, hasAudio, folder }: Streaming): string[] {
  const { width, height } = rungs.at(-1)!
  const inputs = rungs.flatMap((rung) => ['-protocol_whitelist', 'file', '-i', pathOf(folder, rung)])
  const videos = rungs.flatMap((_rung, index) => ['-map', `${index}:v:0`])
  // Rounded sides differ by a pixel, and all tracks must have one shape.
  const shapes = rungs.flatMap((_rung, index) => [`-aspect:v:${index}`, `${width}:${height}`])
  const audio = hasAudio ? ['-map', '0:a:0'] : []
  const sets = `id=0,streams=v${hasAudio ? ' id=1,streams=a' : ''}`
  const files = ['-single_file', '1', '-single_file_name', 'track-$RepresentationID$.mp4', '-use_template', '0']
  const output = ['-f', 'dash', '-seg_duration', String(segmentSeconds), ...files, '-hls_playlist', '1', '-adaptation_sets', sets]
  return ['-nostdin', '-y', ...inputs, ...videos, ...audio, '-c', 'copy', ...shapes, ...output, `file:${join(folder, playlists.dash)}`]
}

/** A playlist without times of the day, which would be those of its making. */
export const withoutDates = (playlist: string): string => playlist.replaceAll(/^#EXT-X-PROGRAM-DATE-TIME:.*\n/gm, '')
