import type { FastifyRequest } from 'fastify'
import { isStorable } from '../database/query/literal.ts'
import type { Services } from '../kernel/context.ts'
import type { Identity } from '../kernel/identity.ts'

/** Where the hosted platform serves pictures. The media helpers of the public packages read and write no other URLs (wire §8, decision 0074). */
const platformFolder = 'https://static.wixstatic.com/media/'

/** The folder of this site's pictures, for requests whose response has the platform's URLs. */
const siteFolders = new WeakMap<FastifyRequest, string>()

/** Reads which URLs a request wants: the header decides, otherwise the setting of the caller's client. */
export function readMediaUrls({ settings }: Services, request: FastifyRequest, identity: Identity): void {
  const header = String(request.headers['x-stoa-media-urls'] ?? '').toUpperCase()
  const isKnown = header === 'PLATFORM' || header === 'SITE'
  const form = isKnown ? header : 'mediaUrls' in identity ? identity.mediaUrls : 'SITE'
  if (form === 'PLATFORM') siteFolders.set(request, `${settings.baseUrl}/media/`)
}

/** The form of the URLs in the response. */
export const mediaUrlsOf = (request: FastifyRequest): 'PLATFORM' | 'SITE' => (siteFolders.has(request) ? 'PLATFORM' : 'SITE')

/** A response in the requested form. Only whole texts that are URLs change, not HTML in which one occurs. */
export function presentMediaUrls(request: FastifyRequest, json: string | Buffer): string | Buffer {
  const siteFolder = siteFolders.get(request)
  if (siteFolder === undefined) return json
  const parts = json.toString().split(`"${siteFolder}`)
  // A quotation mark after a backslash is within a text.
  const folderAfter = (part: string): string => (part.endsWith('\\') ? siteFolder : platformFolder)
  return parts.map((part, index) => (index === 0 ? part : `"${folderAfter(parts[index - 1]!)}${withoutVersion(part)}`)).join('')
}

/** The packages' helpers would take the version for a part of the ID. */
const withoutVersion = (part: string): string => part.replace(/^([^"\\?]*)\?v=\d+"/, '$1"')

/** A request in the site's form, so that what a caller sends back is stored as it was. Pictures that the site doesn't have are still at the platform, and
 *  keep their URLs. */
export async function parseMediaUrls({ database, hooks }: Services, request: FastifyRequest, sent: Sent): Promise<unknown> {
  const siteFolder = siteFolders.get(request)
  const ids = siteFolder === undefined ? new Set<string>() : pictureIdsIn(sent.message)
  if (siteFolder === undefined || ids.size === 0) return sent.message
  const own = await hooks.picturesAmong(database, sent.siteId, [...ids])
  return mapTexts(sent.message, (text) => {
    const id = pictureIdOf(text)
    return id !== undefined && own.has(id) ? `${siteFolder}${text.slice(platformFolder.length)}` : text
  })
}

interface Sent {
  message: unknown
  siteId: string
}

function pictureIdsIn(message: unknown): Set<string> {
  const ids = new Set<string>()
  mapTexts(message, (text) => {
    const id = pictureIdOf(text)
    if (id !== undefined) ids.add(id)
    return text
  })
  return ids
}

function pictureIdOf(text: string): string | undefined {
  if (!text.startsWith(platformFolder)) return undefined
  const [written] = text.slice(platformFolder.length).split(/[/?#]/, 1)
  return written !== undefined && /^[\w.~%-]{1,500}$/.test(written) && URL.canParse(text) ? decoded(written) : undefined
}

function decoded(written: string): string | undefined {
  try {
    const id = decodeURIComponent(written)
    return isStorable(id) ? id : undefined
  } catch {
    return undefined
  }
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((member) => mapTexts(member, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, change)]))
}
