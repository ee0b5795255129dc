import { Notice } from '@stoa/ui/components/notice'
import { problemSummary } from '@stoa/ui/form-problems'
import { useTexts } from '../texts/texts.ts'
import type { PinsAnswer } from './change-pins.server.ts'

/** Why products weren't pinned, moved or unpinned. */
export function PinsProblemNotice({ answer }: { answer: PinsAnswer | undefined }) {
  const texts = useTexts()
  const { problem, problems } = answer ?? {}
  const { pins } = texts.dashboard.productSearch
  const title = problem ? pins.problems[problem] : problems && problemSummary(texts, problems)
  return title ? <Notice key={JSON.stringify(answer)} tone="problem" title={title} focused /> : null
}
