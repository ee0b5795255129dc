import { isUtf8 } from 'node:buffer'
import { isUnknownType, mediaTypeOf, normalMimeType } from '../files/public.ts'

/** How much of a file shows its type. */
export const headBytes = 64 * 1024

/** The type of a file by how it begins. `isWhole`: there is no more of it. Undefined if it doesn't show. */
export async function detectMimeType(head: Buffer, isWhole: boolean): Promise<string | undefined> {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(head)
  if (found && found.mime !== 'application/xml') return normalMimeType(found.mime)
  const text = textOf(head, isWhole)
  if (text === undefined) return undefined
  if (/^(?:\s|<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE\s+svg[^>]*>)*<(?:svg:)?svg[\s>]/i.test(text)) return 'image/svg+xml'
  return /^\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body|script|iframe)\b/i.test(text) ? 'text/html' : 'text/plain'
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
