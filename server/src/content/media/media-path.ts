import type { FastifyRequest } from 'fastify'
import { readTransform } from './read-transform.ts'
import type { Transform } from './transform.ts'

/** What a URL of a file asks for. */
export interface MediaPath {
  id: string
  /** What follows the ID. */
  rest: string
  transform?: Transform
  /** Something that was made of the file. */
  assetKey?: string
  /** The file itself serves as well. */
  isOriginalToo?: boolean
}

/** Undefined if there can't be such a file. Throws InvalidTransform. */
export function readPath({ params, routeOptions }: Pick<FastifyRequest, 'params' | 'routeOptions'>): MediaPath | undefined {
  const { id, '*': rest = '' } = params as { id: string; '*'?: string }
  if (id.includes('\0')) return undefined
  const [, folder = ''] = routeOptions.url!.split('/')
  if (folder === 'mp3') return { id, rest, assetKey: 'mp3', isOriginalToo: true }
  if (folder === 'video') return videoPath(id, rest)
  if (!routeOptions.url!.endsWith('/*')) return { id, rest }
  const transform = readTransform(rest)
  return transform && { id, rest, transform }
}

/** `file` is the video as it was uploaded, `720p/mp4/file.mp4` that resolution; the video itself if it has fewer lines. */
function videoPath(id: string, rest: string): MediaPath | undefined {
  if (rest === 'file') return { id, rest }
  const resolution = /^(\d{3,4}p)\/mp4\/file\.mp4$/.exec(rest)?.[1]
  return resolution === undefined ? undefined : { id, rest, assetKey: `${resolution}.mp4`, isOriginalToo: true }
}
