import { Notice } from '@stoa/ui/components/notice'
import { useTexts } from '../texts/texts.ts'
import { sectionSummary, type SectionProblems } from './section-problems.ts'

/** Why a section wasn't saved. */
export function ProblemNotice({ problems }: { problems: SectionProblems }) {
  const allTexts = useTexts()
  return (
    <Notice tone="problem" title={sectionSummary(allTexts, problems)} focused>
      {problems.elsewhere.map((line) => (
        <p key={line} className="text-small wrap-anywhere">
          {line}
        </p>
      ))}
    </Notice>
  )
}
