/** The fields of a document in which a file's ID occurs, as paths of at most `depth` keys. */
export function fieldsNaming(doc: unknown, fileId: string, depth = 1): string[] {
  return Object.entries(doc as object).flatMap(([key, value]) => {
    if (!JSON.stringify(value ?? null).includes(fileId)) return []
    const inner = depth > 1 && typeof value === 'object' && !Array.isArray(value) ? fieldsNaming(value, fileId, depth - 1) : []
    return inner.length > 0 ? inner.map((path) => `${key}.${path}`) : [key]
  })
}
