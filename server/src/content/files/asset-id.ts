/** Pictures that are made of a file have an ID of their own, because the packages name pictures by ID: that of the file, and what it is. It ends with the
 *  extension, by which the packages know that the picture can be scaled. */
const separator = '~'
const extension = '.jpg'

/** The ID of a picture that was made of a file. */
export const assetId = (fileId: string, assetKey: string): string => `${fileId}${separator}${assetKey}${extension}`

/** The file and the key in such an ID. Undefined for other IDs. */
export function assetIn(id: string): { fileId: string; assetKey: string } | undefined {
  const at = id.lastIndexOf(separator)
  if (at <= 0 || !id.endsWith(extension)) return undefined
  return { fileId: id.slice(0, at), assetKey: id.slice(at + 1, -extension.length) }
}

/** The address of a picture that was made of a file. */
export const assetUrl = (url: string, fileId: string, assetKey: string): string =>
  url.replace(encodeURIComponent(fileId), encodeURIComponent(assetId(fileId, assetKey)))
