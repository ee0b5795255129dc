import { readFile } from 'node:fs/promises'
import { cleanDrawing } from '../file-programs/public.ts'
import { type Processor, Unprocessable } from './processor.ts'

const failures = {
  INVALID: new Unprocessable('INVALID_IMAGE', 'The drawing is damaged: its XML can’t be read.'),
  DOCTYPE: new Unprocessable(
    'UNSUPPORTED_DOCTYPE',
    'The document type of the drawing declares more than plain text with a name, or too much of it. Save it again as plain SVG.',
  ),
  OVER_LIMIT: new Unprocessable('IMAGE_TOO_COMPLEX', 'The drawing is too complex to be checked.'),
}

/** A drawing without scripts and without references to anything outside of it, and its size (threat M07). It is also served in a sandbox. */
export const processVector: Processor = async ({ path }) => {
  const answer = await cleanDrawing(textOf(await readFile(path)))
  if (answer === 'OVER_LIMIT') throw failures.OVER_LIMIT
  if (answer === 'FAILED') throw failures.INVALID
  if ('problem' in answer) throw failures[answer.problem]
  const { text, ...size } = answer
  return { ...size, content: [Buffer.from(text)] }
}

function textOf(bytes: Buffer): string {
  const mark = bytes.toString('hex', 0, 2)
  return new TextDecoder(mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8').decode(bytes)
}
