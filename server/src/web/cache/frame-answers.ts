import { createAnswers, isLasting } from '../../cache/answers.ts'
import { freeze } from '../../http/serialize.ts'
import type { CallResponse } from '../../kernel/app.ts'
import type { Services } from '../../kernel/context.ts'

const bytesMax = 4 * 1024 * 1024

/** Answers of calls that most pages are made from. They are shared, so they must never change. */
export type FrameAnswers = (key: string, call: () => Promise<CallResponse>) => Promise<CallResponse>

export function createFrameAnswers(services: Services): FrameAnswers {
  const frames = createAnswers<CallResponse>(services, { bytesMax, keepsFirst: true })
  return async (key, call) =>
    (await frames.find(key, async () => {
      const { status, body } = await call()
      const answer = { status, body: freeze(body) }
      // A value takes more than its text.
      return { answer, bytes: 2 * JSON.stringify(body).length, isLasting: isLasting(answer) }
    })) ?? call()
}
