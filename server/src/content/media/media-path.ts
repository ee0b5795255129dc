import type { FastifyRequest } from 'fastify'
import type { MediaType } from '@stoa/contract/files/states'
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
  /** Files of this type serve themselves, if that wasn't made of them. */
  originalOf?: MediaType
}

/** Undefined if there can't be such a file. Throws InvalidTransform. */
export function readPath({ params, routeOptions }: Pick<FastifyRequest, 'params' | 'routeOptions'>): MediaPath | undefined {
  const { id, '*': rest = '' } = params as { id: string; '*'?: string }
  if (id.includes('\0')) return undefined
  const [, folder = ''] = routeOptions.url!.split('/')
  if (folder === 'mp3') return { id, rest, assetKey: 'mp3', originalOf: 'AUDIO' }
  if (!routeOptions.url!.endsWith('/*')) return { id, rest }
  const transform = readTransform(rest)
  return transform && { id, rest, transform }
}
