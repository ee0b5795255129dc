import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { problemSummary, type FormProblems } from '@stoa/ui/form-problems'
import { useLookingAgain } from '../kit/look-again.ts'
import { PageHead } from '../kit/page-head.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { ErrorsCard, type RowError } from './errors-card.tsx'
import { ImportActions } from './import-actions.tsx'
import { isAtWork, type Import } from './import-view.ts'
import { ResultCard } from './result-card.tsx'
import { ImportBadge } from './status-badge.tsx'
import { Steps } from './steps.tsx'

interface ImportScreenProps {
  one: Import
  errors: readonly RowError[]
  /** Whether there are more errors than these. */
  hasMore: boolean
  /** What it imports into. */
  title: string
  /** The link to that. */
  actions: ReactNode
  /** Why its last action was refused. */
  problems: FormProblems | undefined
  /** Below the steps. */
  children?: ReactNode
  /** Below the result. */
  note?: ReactNode
}

const lookAgainMs = 700

/** The last step of an import: what a run would do, its progress, and its result. */
export function ImportScreen({ one, errors, hasMore, title, actions, problems, children, note }: ImportScreenProps) {
  const texts = useTexts()
  const { imports: words } = texts.dashboard
  const { revalidate } = useRevalidator()
  useLookingAgain(isAtWork(one), revalidate, lookAgainMs)
  return (
    <div className="mx-auto max-w-4xl">
      <PageHead
        title={title}
        back={{ to: paths.importsLike(one), text: words.title }}
        status={<ImportBadge one={one} />}
        detail={<span className="wrap-anywhere">{one.fileName}</span>}
        actions={actions}
      />
      <Steps at="run" one={one} />
      {children}
      <div className="space-y-5">
        {problems && <Notice tone="problem" title={problemSummary(texts, problems)} focused />}
        <ResultCard one={one} />
        {note}
        <ImportActions one={one} />
        {errors.length > 0 && <ErrorsCard importId={one.id} errors={errors} hasMore={hasMore} />}
      </div>
    </div>
  )
}
