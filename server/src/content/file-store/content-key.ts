import { randomBytes } from 'node:crypto'

/** What was sent, and what was made of it. */
export type KeyKind = 'originals' | 'derived'

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
/** The name of a site is missing in keys of files that were stored before there were folders (0024). */
const contentKey = new RegExp(`^(?:originals|derived)/(?:${uuid}/)?[0-9a-f]{2}/[0-9a-f]{64}$`)

/** A key that nothing is under yet, and that can't be guessed. */
export const newContentKey = (siteId: string, kind: KeyKind = 'originals'): string => keyOf(siteId, kind, newUploadId())

/** The key that the parts of an upload get when they are one file: the same each time, so that what was interrupted can be finished. */
export const contentKeyOf = (siteId: string, uploadId: string): string => keyOf(siteId, 'originals', uploadId)

const keyOf = (siteId: string, kind: KeyKind, name: string): string => `${kind}/${siteId}/${name.slice(0, 2)}/${name}`

/** Whether a text is a key: everything else is refused before it reaches a disk. */
export const isContentKey = (text: string): boolean => contentKey.test(text)

/** The site in a key. Undefined for the older keys without one. */
export const siteIn = (key: string): string | undefined => new RegExp(`^[a-z]+/(${uuid})/`).exec(key)?.[1]

/** The ID of an upload in parts, which is also its file's name while the parts are collected. */
export const newUploadId = (): string => randomBytes(32).toString('hex')

export const isUploadId = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)
