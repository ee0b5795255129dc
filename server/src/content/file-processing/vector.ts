import { readFile } from 'node:fs/promises'
import { cleanDrawing } from '../file-programs/public.ts'
import { wideTextOf } from '../markup/public.ts'
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
  const bytes = await readFile(path)
  const answer = await cleanDrawing(wideTextOf(bytes) ?? new TextDecoder().decode(bytes))
  if (answer === 'OVER_LIMIT') throw failures.OVER_LIMIT
  if (answer === 'FAILED') throw failures.INVALID
  if ('problem' in answer) throw failures[answer.problem]
  const { text, ...size } = answer
  return { ...size, content: [Buffer.from(text)] }
}
