import { importUrlLength } from '@stoa/contract/files/limits'
import type { Client } from '@stoa/sdk'
import { inParts } from '../by-id.server.ts'

/** A line of the form that isn't imported, and the code of the reason. */
export interface RefusedLine {
  line: string
  code: string
  description: string
}

const malformed = { code: 'INVALID_ARGUMENT', description: '' }

/** The URLs of a form: one per line, or several that spaces separate. */
const linesIn = (text: string): string[] =>
  text
    .split(/[\r\n]+|\s+(?=https?:\/\/)/i)
    .map((line) => line.trim())
    .filter(Boolean)

/** Begins the import of all lines that can be imported. The others are returned. */
export async function importFiles(client: Client, text: string, parentFolderId: string) {
  const lines = linesIn(text)
  const refused: RefusedLine[] = []
  const urls: string[] = []
  for (const line of lines)
    if (line.length < importUrlLength.min || line.length > importUrlLength.max) refused.push({ line, ...malformed })
    else urls.push(line)
  for (const part of inParts(urls)) {
    const importFileRequests = part.map((url) => ({ url, parentFolderId }))
    const { results } = await client.files.bulkImportFile({ importFileRequests, returnEntity: false })
    for (const { itemMetadata } of results) {
      const { error, originalIndex } = itemMetadata
      if (error) refused.push({ line: part[originalIndex]!, code: error.code, description: error.description })
    }
  }
  return { imported: lines.length - refused.length, refused }
}
