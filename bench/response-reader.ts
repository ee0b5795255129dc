export interface Response {
  status: number
  /** Empty unless it was asked for or the request failed. */
  text: string
}

/** Reads one response of HTTP/1.1 from the pieces in which it arrives, and returns it once it is complete. */
export function createResponseReader(keepsText: boolean): (bytes: Buffer) => Response | undefined {
  let status = 0
  let line = ''
  let isHead = true
  let isChunked = false
  let isLastChunk = false
  /** Bytes of the body, or of its current chunk, that have not arrived yet. */
  let missing = 0
  const kept: Buffer[] = []

  /** Takes a line of the head or one between chunks. True if it is the last one of the response. */
  const endsWith = (text: string): boolean => {
    if (!isHead) {
      if (text === '' || isLastChunk) return text === '' && isLastChunk
      missing = Number.parseInt(text, 16)
      isLastChunk = missing === 0
      return false
    }
    if (status === 0) status = Number(text.slice(9, 12))
    else if (text === '') {
      isHead = false
      return !isChunked && missing === 0
    } else {
      const header = /^(content-length|transfer-encoding): *(\w+)/i.exec(text)
      if (header?.[1]!.toLowerCase() === 'content-length') missing = Number(header[2])
      else if (header) isChunked = header[2] === 'chunked'
    }
    return false
  }

  return (bytes) => {
    let at = 0
    let isComplete = false
    while (at < bytes.length && !isComplete) {
      if (!isHead && missing > 0) {
        const end = Math.min(bytes.length, at + missing)
        if (keepsText || status !== 200) kept.push(Buffer.from(bytes.subarray(at, end)))
        missing -= end - at
        at = end
        isComplete = missing === 0 && !isChunked
      } else {
        const end = bytes.indexOf(10, at)
        line += bytes.toString('latin1', at, end < 0 ? bytes.length : end)
        if (end < 0) return undefined
        at = end + 1
        isComplete = endsWith(line.trimEnd())
        line = ''
      }
    }
    return isComplete ? { status, text: Buffer.concat(kept).toString() } : undefined
  }
}
