import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { Badge } from '../kit/badge.tsx'
import { Card } from '../kit/card.tsx'
import { Time } from '../kit/time.tsx'
import { useTexts } from '../texts/texts.ts'
import type { AttemptView, DeliveryView } from './delivery-view.ts'
import { PlainCode } from './plain-code.tsx'

/** The attempts of a delivery, each with its request and answer. The latest is open. */
export function AttemptsCard({ attempts, moreAttempts }: Pick<DeliveryView, 'attempts' | 'moreAttempts'>) {
  const { delivery: texts } = useTexts().dashboard
  return (
    <Card title={texts.attempts} detail={attempts.length > 1 && texts.attemptsDetail}>
      {attempts.length === 0 ? (
        <p className="text-soft">{texts.noAttempts}</p>
      ) : (
        <ol className="divide-y divide-line">
          {attempts.map((attempt, index) => (
            <li key={`${attempt.started.instant} ${attempts.length - index}`} className="py-3 first:pt-0 last:pb-0">
              <Attempt attempt={attempt} isOpen={index === 0} />
            </li>
          ))}
        </ol>
      )}
      {moreAttempts !== undefined && (
        <p className="mt-3">
          <Link to="?attempts=all" className="link" preventScrollReset>
            {texts.allAttempts(moreAttempts)}
          </Link>
        </p>
      )}
    </Card>
  )
}

function Attempt({ attempt, isOpen }: { attempt: AttemptView; isOpen: boolean }) {
  const { delivery: texts } = useTexts().dashboard
  const { started, duration, keyId, problem, answerStatus, answer, request, hasBody } = attempt
  return (
    <details open={isOpen} className="group">
      <summary className="flex cursor-pointer list-none items-start gap-1.5 rounded-control hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="mt-1 size-4 shrink-0 text-soft group-open:rotate-90 rtl:-scale-x-100" />
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={problem ? 'bad' : 'good'}>{problem ? texts.failed : texts.accepted}</Badge>
          <Time {...started} />
          <span className="text-soft tabular-nums">{duration}</span>
          {answerStatus !== undefined && <span className="text-soft">{texts.answered(answerStatus)}</span>}
        </span>
      </summary>
      <div className="mt-3 space-y-4">
        {problem && <p className="font-medium">{texts.problems[problem]}</p>}
        <div>
          <h3 className="mb-1.5 font-sans text-body font-semibold">{texts.request}</h3>
          <PlainCode text={request} label={`${texts.request} ${started.text}`} />
          <p className="mt-2 text-small wrap-anywhere text-soft">
            {texts.signedWith(keyId)} {!hasBody && texts.noBody}
          </p>
        </div>
        {answer !== undefined && (
          <div>
            <h3 className="mb-1.5 font-sans text-body font-semibold">{texts.answer}</h3>
            <PlainCode text={answer} label={`${texts.answer} ${started.text}`} />
            <p className="mt-2 text-small text-soft">{texts.firstBytes}</p>
          </div>
        )}
      </div>
    </details>
  )
}
