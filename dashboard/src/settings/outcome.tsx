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

/** The result of the previous save, if there was one. */
export function Outcome({ outcome }: { outcome: string | null }) {
  const { settings: texts } = useTexts().dashboard
  const said: Readonly<Record<string, string>> = { yes: texts.saved, both: texts.savedBoth, nothing: texts.unchanged }
  const text = outcome !== null && Object.hasOwn(said, outcome) ? said[outcome] : undefined
  return text && <Notice tone={outcome === 'nothing' ? 'plain' : 'good'}>{text}</Notice>
}
