import type { ReactNode } from 'react'
import { useHref, useLocation } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { useTexts } from '../texts/texts.ts'
import type { Part, PartProblem } from './part.ts'

interface PartOfPageProps<Data> {
  part: Part<Data>
  /** The message for an invalid request (status 400). */
  wrong?: string
  children: (data: Data) => ReactNode
}

/** A part of the page. If it couldn't be loaded, it shows an error with the request's id and a link to try again. */
export const PartOfPage = <Data,>({ part, wrong, children }: PartOfPageProps<Data>) =>
  part.problem ? <Problem problem={part.problem} wrong={wrong} /> : children(part.data)

function Problem({ problem: { status, requestId }, wrong }: { problem: PartProblem; wrong: string | undefined }) {
  const { today, shared } = { today: useTexts().dashboard.today, shared: useTexts().shared.failure }
  const here = useHref(useLocation())
  if (status === 400 && wrong) return <Notice title={wrong} />
  return (
    <Notice title={status === 403 ? today.problem.forbidden : today.problem.failed}>
      <p className="flex flex-wrap items-center gap-x-4 text-small">
        <a href={here} className="link">
          {shared.reload}
        </a>
        {requestId && (
          <span className="text-soft">
            {shared.requestId}: <code>{requestId}</code>
          </span>
        )}
      </p>
    </Notice>
  )
}
