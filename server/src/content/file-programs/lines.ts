import type { Readable } from 'node:stream'

/** The lines of a text, which end with a line feed only: JSON can contain what others also take for an end. It ends if one is too long. */
export async function* linesOf(stream: Readable, lengthMax: number, onTooMuch = () => {}): AsyncGenerator<string> {
  let line = ''
  stream.setEncoding('utf8')
  for await (const chunk of stream) {
    const [first, ...others] = String(chunk).split('\n')
    line += first
    for (const other of others) {
      yield line
      line = other
    }
    if (line.length > lengthMax) return onTooMuch()
  }
}
