import type { mails } from '@stoa/contract'
import { planCallerQuery } from '../../http/plan.ts'
import type { Handler } from '../../kernel/handler.ts'
import { presentMail } from '../present.ts'
import { selectMails } from '../store.ts'
import { mailsTarget } from '../target.ts'

export const searchMails: Handler<typeof mails.searchMails> = async (context, { search }) => {
  const plan = planCallerQuery(context, {
    of: 'mails',
    query: search,
    at: 'search',
    target: mailsTarget,
    defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
    limits: { max: 100 },
  })
  const { rows, cursors, hasNext } = plan.page(await selectMails(context, plan))
  return { mails: rows.map(presentMail), metadata: { count: rows.length, cursors, hasNext } }
}
