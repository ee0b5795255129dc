export interface Response {
  status: number
  /** Empty unless it was requested or the request failed. */
  text: string
  /** The server closes the connection. */
  isLast: boolean
}

const bodiless = [204, 304]

/** Reads one response of HTTP/1.1 from the pieces in which it arrives, and returns it once it is complete. Throws if it isn't one that Stoa or a floor sends. */
export function createResponseReader(keepsText: boolean): (bytes: Buffer) => Response | undefined {
  let status = 0
  let line = ''
  let isHead = true
  let hasLength = false
  let isChunked = false
  let isLast = false
  let isLastChunk = false
  /** Bytes of the body, or of its current chunk, that have not arrived yet. */
  let missing = 0
  const kept: Buffer[] = []

  /** Takes a line of the head or one between chunks. True if it is the last one of the response. */
  const endsWith = (text: string): boolean => {
    if (!isHead) {
      if (text === '' || isLastChunk) return text === '' && isLastChunk
      missing = valid(Number.parseInt(text, 16), text)
      isLastChunk = missing === 0
      return false
    }
    if (status === 0) status = valid(Number(/^HTTP\/1\.1 ([1-5]\d\d)/.exec(text)?.[1]), text)
    else if (text === '') {
      if (status < 200) {
        status = 0
        return false
      }
      isHead = false
      if (bodiless.includes(status)) return true
      if (!hasLength && !isChunked) throw new Error('a response has neither a length nor chunks')
      return !isChunked && missing === 0
    } else {
      const [, name, value] = /^(content-length|transfer-encoding|connection): *([\w-]+)/i.exec(text.toLowerCase()) ?? []
      if (name === 'content-length') [hasLength, missing] = [true, valid(Number(value), text)]
      else if (name === 'transfer-encoding') isChunked = value === 'chunked'
      else if (name === 'connection') isLast = value === 'close'
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
    if (isComplete && at < bytes.length) throw new Error('more follows a response than was requested')
    return isComplete ? { status, text: Buffer.concat(kept).toString(), isLast } : undefined
  }
}

function valid(number: number, text: string): number {
  if (Number.isNaN(number)) throw new Error(`not a line of a response: ${text}`)
  return number
}
