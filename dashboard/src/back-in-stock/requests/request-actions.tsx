import { Check, Mail, Trash2, type LucideIcon } from 'lucide-react'
import { Form, Link } from 'react-router'
import { backInStockTransitions } from '@stoa/contract/back-in-stock/statuses'
import { canMove } from '@stoa/contract/transitions'
import { ConfirmForm } from '../../kit/confirm-form.tsx'
import { useMay } from '../../kit/use-may.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import type { RequestRow } from './request-row.ts'

const look = 'button button-quiet px-2.5!'

/** The email of a request, and what its status allows. */
export function RequestActions({ row: { id, email, status, isMarked } }: { row: RequestRow }) {
  const { backInStockRequests: texts } = useTexts().dashboard
  const may = useMay()
  const mayChange = may('ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_REQUESTS')
  const hasMail = status !== 'RECEIVED' && !isMarked
  return (
    <div className="flex items-center justify-end gap-1.5 text-start">
      {hasMail && may('MAILS.READ') && (
        <Link to={paths.mailsAbout(id)} className={look} title={texts.mail}>
          <IconOf icon={Mail} text={texts.mail} email={email} />
        </Link>
      )}
      {mayChange && canMove(status, backInStockTransitions.markAsSent) && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <button type="submit" name="intent" value="mark" className={look} title={texts.mark}>
            <IconOf icon={Check} text={texts.mark} email={email} />
          </button>
        </Form>
      )}
      {mayChange && (
        <ConfirmForm
          trigger={<IconOf icon={Trash2} text={texts.delete} email={email} />}
          look={look}
          title={texts.deleteTitle(1)}
          text={texts.deleteText}
          confirm={texts.delete}
          isDanger
        >
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="confirmed" value="yes" />
          <input type="hidden" name="id" value={id} />
        </ConfirmForm>
      )}
    </div>
  )
}

interface IconProps {
  icon: LucideIcon
  text: string
  email: string
}

const IconOf = ({ icon: Icon, text, email }: IconProps) => (
  <>
    <Icon aria-hidden className="size-4" />
    <span className="sr-only">
      {text}: {email}
    </span>
  </>
)
