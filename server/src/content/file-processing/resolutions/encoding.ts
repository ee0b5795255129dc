import { join } from 'node:path'
import type { Probe } from '../../file-programs/public.ts'
import { toneMapping } from '../tone-mapping.ts'
import type { Resolution } from './resolution.ts'

/** Where segments of streams can begin. */
export const segmentSeconds = 4
const audioKilobits = 128
const framesPerSecondMax = 60
/** Longer videos have no other resolutions. */
export const secondsMax = 60 * 60

interface EncodingInput {
  input: readonly string[]
  video: NonNullable<Probe['video']>
  resolutions: readonly Resolution[]
  folder: string
}

/** The arguments by which ffmpeg encodes all resolutions while it decodes the video once. They have the same key frames, so that players can change between
 *  them. */
export function encodingArgs({ input, video, resolutions, folder }: EncodingInput): string[] {
  const outputs = resolutions.flatMap((resolution, index) => [...outputOf(resolution, index), urlOf(folder, resolution)])
  return ['-nostdin', '-y', '-threads', '1', ...input, '-filter_complex', filtersOf(video, resolutions), ...outputs]
}

/** The file of a resolution. */
export const fileOf = (folder: string, { name }: Pick<Resolution, 'name'>): string => join(folder, `${name}.mp4`)

/** The same, as ffmpeg takes it. */
export const urlOf = (folder: string, resolution: Resolution): string => `file:${fileOf(folder, resolution)}`

function filtersOf({ framesPerSecond = 0, isHdr }: EncodingInput['video'], resolutions: readonly Resolution[]): string {
  const { width, height } = resolutions.at(-1)!
  const common = [
    '[0:V:0]',
    [
      ...(framesPerSecond > framesPerSecondMax ? [`fps=${framesPerSecondMax}`] : []),
      `scale=${width}:${height}`,
      ...(isHdr ? toneMapping : []),
      'format=yuv420p',
      `split=${resolutions.length}`,
    ].join(','),
    ...resolutions.map((_resolution, index) => `[s${index}]`),
  ].join('')
  return [
    common,
    ...resolutions.map((resolution, index) => `[s${index}]scale=${resolution.width}:${resolution.height},setsar=1[v${index}]`),
  ].join(';')
}

function outputOf({ kilobitsMax }: Resolution, index: number): string[] {
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
export const bytesAtMost = (resolutions: readonly Resolution[], seconds: number): number =>
  resolutions.reduce((sum, { kilobitsMax }) => sum + ((kilobitsMax + audioKilobits) * 1000 * seconds) / 8, 0)
