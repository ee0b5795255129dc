import { BadgeCheck, Check, ExternalLink, Image, X } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Stars } from '@stoa/ui/components/stars'
import { problemSummary } from '@stoa/ui/form-problems'
import { ConfirmForm } from '../kit/confirm-form.tsx'
import { SelectRow } from '../kit/row-selection.tsx'
import { Time } from '../kit/time.tsx'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { useDecision } from './decisions.tsx'
import { ReplyForm, type ReturnedReply } from './reply-form.tsx'
import type { ReviewRow } from './review-row.ts'
import { StateBadge } from './state-badge.tsx'
import { headingId } from './use-focus-in-list.ts'

interface ReviewCardProps {
  review: ReviewRow
  form: string
  /** Its reply, if that was sent back. */
  returned: ReturnedReply | undefined
}

/** A review with everything that can be done about it. A decision is displayed before the server confirms it. */
export function ReviewCard({ review, form, returned }: ReviewCardProps) {
  const texts = useTexts()
  const { reviews: words } = texts.dashboard
  const may = useMay()
  const decision = useDecision(review.id)
  const heading = useRef<HTMLHeadingElement>(null)
  const intent = decision.formData?.get('intent')
  const state = intent === 'approve' ? 'published' : intent === 'reject' ? 'rejected' : review.state
  const { id, rating, title, body, author, memberId, product, date, isVerified, pictures } = review
  const problems = decision.data?.problems
  return (
    <article data-review={id} aria-labelledby={headingId(id)} aria-busy={decision.state !== 'idle'} className="card flex gap-3 p-(--pad)">
      {may('REVIEWS.MODERATE_REVIEWS') && (
        <div className="pt-0.5">
          <SelectRow form={form} id={id} name={title || body || words.noTitle} />
        </div>
      )}
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Stars rating={rating} className="h-4.5" />
          <StateBadge state={state} />
          <span className="text-small text-soft sm:ms-auto">
            <Time {...date} />
          </span>
        </div>
        <h2 ref={heading} id={headingId(id)} tabIndex={-1} className={`mt-2 wrap-anywhere ${title ? 'text-title' : 'sr-only'}`}>
          {title || words.noTitle}
        </h2>
        {body && <p className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line">{body}</p>}
        <ul className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-soft">
          <li>
            {product ? (
              <Link to={paths.product(product.id)} className="link">
                {product.name}
              </Link>
            ) : (
              words.noProduct
            )}
          </li>
          <li>
            {memberId ? (
              <Link to={paths.member(memberId)} className="link">
                {words.by(author || words.anonymous)}
              </Link>
            ) : (
              words.by(author || words.anonymous)
            )}
          </li>
          {isVerified && (
            <li className="flex items-center gap-1 text-good">
              <BadgeCheck aria-hidden className="size-4" />
              {words.verified}
            </li>
          )}
          {pictures > 0 && (
            <li className="flex items-center gap-1">
              <Image aria-hidden className="size-4" />
              {words.pictures(pictures)}
            </li>
          )}
          {product?.isVisible && state === 'published' && (
            <li>
              <a href={`/products/${product.slug}#reviews`} className="link inline-flex items-center gap-1">
                {words.inShop}
                <ExternalLink aria-hidden className="size-3.5 rtl:-scale-x-100" />
              </a>
            </li>
          )}
        </ul>
        {problems && (
          <p role="alert" className="mt-2 font-medium text-danger">
            {problemSummary(texts, problems)}
          </p>
        )}
        <div className="mt-3 flex flex-wrap items-start gap-2">
          {may('REVIEWS.MODERATE_REVIEWS') && (
            // The pressed button is gone at once, so the focus moves.
            <decision.Form method="post" onSubmit={() => heading.current?.focus({ preventScroll: true })} className="flex flex-wrap gap-2">
              <input type="hidden" name="id" value={id} />
              {state !== 'published' && (
                <Button type="submit" name="intent" value="approve" look={state === 'waiting' ? 'primary' : 'quiet'}>
                  <Check aria-hidden className="size-4" />
                  {words.approve}
                </Button>
              )}
              {state !== 'rejected' && (
                <Button type="submit" name="intent" value="reject" look="quiet">
                  <X aria-hidden className="size-4" />
                  {words.reject}
                </Button>
              )}
            </decision.Form>
          )}
          {may('REVIEWS.DELETE_REVIEW') && (
            <ConfirmForm trigger={words.delete} title={words.deleteTitle} text={words.deleteText} confirm={words.deleteConfirm} isDanger>
              <input type="hidden" name="intent" value="delete" />
              <input type="hidden" name="id" value={id} />
            </ConfirmForm>
          )}
          <ReplyForm review={review} returned={returned} />
        </div>
      </div>
    </article>
  )
}
