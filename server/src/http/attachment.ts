/** The `Content-Disposition` with which a browser saves a file under its name: in ASCII, and in full (RFC 6266). */
export function attachment(fileName: string): string {
  const ascii = fileName.replaceAll(/[^\w .()-]/g, '_')
  const full = encodeURIComponent(fileName.toWellFormed()).replaceAll(/['()*]/g, (character) => `%${hexOf(character)}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${full}`
}

const hexOf = (character: string): string => character.charCodeAt(0).toString(16).toUpperCase()
