/** The value of a JSON text; undefined for an empty text. A text that isn’t JSON is itself the value. */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
