import { isUtf8 } from 'node:buffer'
import { isUnknownType, mediaTypeOf, normalMimeType } from '../files/public.ts'
import { kindOfText, wideTextOf } from '../markup/public.ts'

/** How much of a file shows its type. */
export const headBytes = 64 * 1024

/** The type of a file by how it begins. `isWhole`: there is no more of it. Undefined if it doesn't show. */
export async function detectMimeType(head: Buffer, isWhole: boolean): Promise<string | undefined> {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(head)
  if (found && found.mime !== 'application/xml') return normalMimeType(found.mime)
  return typeOfCutFile(head, isWhole) ?? typeOfText(head, isWhole)
}

/** How files begin whose formats are otherwise recognized by what comes later: the directory of a TIFF can be at its end. */
const beginnings: readonly (readonly [string, Buffer])[] = [
  ['image/tiff', Buffer.from('II*\0', 'latin1')],
  ['image/tiff', Buffer.from('MM\0*', 'latin1')],
]

function typeOfCutFile(head: Buffer, isWhole: boolean): string | undefined {
  return isWhole ? undefined : beginnings.find(([, beginning]) => beginning.equals(head.subarray(0, beginning.length)))?.[0]
}

const textTypes = { SVG: 'image/svg+xml', HTML: 'text/html', OTHER: 'text/plain' } as const

function typeOfText(head: Buffer, isWhole: boolean): string | undefined {
  const wide = wideTextOf(head)
  // Other texts would be shown as if they were UTF-8.
  if (wide !== undefined) return kindOfText(wide) === 'SVG' ? textTypes.SVG : undefined
  const text = textOf(head, isWhole)
  return text === undefined ? undefined : textTypes[kindOfText(text)]
}

/** Undefined if it is no text. A character may be cut at the end of the head. */
function textOf(head: Buffer, isWhole: boolean): string | undefined {
  if (head.includes(0)) return undefined
  const cuts = isWhole ? [0] : [0, 1, 2, 3]
  const cut = cuts.find((bytes) => isUtf8(head.subarray(0, head.length - bytes)))
  return cut === undefined
    ? undefined
    : head
        .subarray(0, head.length - cut)
        .toString()
        .replace(/^\uFEFF/, '')
}

/** Files of Office before 2007 begin alike, and so do those that are ZIP archives. */
const containers: Readonly<Record<string, RegExp>> = {
  'application/x-cfb': /^application\/(?:msword|vnd\.ms-)/,
  'application/zip': /^application\/(?:vnd\.(?:openxmlformats|oasis)|epub)/,
  // What kind of text it is, doesn't show.
  'text/plain': /^(?:text\/(?:csv|markdown)|application\/(?:json|rtf))/,
}

/** The type that a file is stored as. Undefined if its content isn't of the announced type. */
export function agreedType(announced: string, detected: string): string | undefined {
  if (isUnknownType(announced) || announced === detected) return detected
  if (containers[detected]?.test(announced)) return announced
  const [wanted, found] = [mediaTypeOf(announced), mediaTypeOf(detected)]
  // Containers of sound and film share formats and names.
  if (wanted === found && (found === 'VIDEO' || found === 'AUDIO')) return detected
  return wanted === 'AUDIO' && found === 'VIDEO' ? announced : undefined
}
