import { Mail as MailIcon } from 'lucide-react'
import { apiContext } from '@stoa/ui/page-api'
import { ListPage } from '../kit/list/list-page.tsx'
import { pagesOf, readPage } from '../kit/list/read-page.ts'
import type { ColumnsOf } from '../kit/list/use-list.ts'
import { Time } from '../kit/time.tsx'
import { ToShop } from '../kit/to-shop.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/outbox-page'
import { MailBadge } from './mail-badge.tsx'
import { mailList } from './mail-list.ts'
import { mailRow, type MailRow } from './mail-row.ts'
import { NoSender } from './no-sender.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const { shop } = await client.shop.getShop({})
  const { query: search } = mailList.at(url.searchParams, shop.timeZone)
  const [{ outbox }, { mails, metadata }] = await Promise.all([
    client.mails.getOutbox({}),
    readPage(url, client.mails.searchMails({ search })),
  ])
  const { hasSender } = outbox
  return { outbox, request: { search }, rows: mails.map((mail) => ({ ...mailRow(mail, shop), hasSender })), ...pagesOf(metadata) }
}

const columns: ColumnsOf<typeof mailList, MailRow & { hasSender: boolean }> = [
  {
    name: 'subject',
    className: 'sm:w-2/5',
    cell: ({ subject, recipient }) => (
      <>
        <span className="line-clamp-2">{subject}</span>
        <span className="block text-small font-normal wrap-anywhere text-soft sm:hidden">{recipient}</span>
      </>
    ),
  },
  { name: 'recipient', from: 'sm', cell: ({ recipient }) => <span className="wrap-anywhere">{recipient}</span> },
  { name: 'kind', from: 'xl', className: 'whitespace-nowrap', cell: ({ template }, texts) => texts.templates[template] ?? template },
  { name: 'status', cell: ({ status, hasSender }) => <MailBadge {...{ status, hasSender }} /> },
  { name: 'date', align: 'end', from: 'md', cell: ({ instant, date }) => <Time instant={instant} text={date} /> },
]

export default function OutboxPage({ loaderData }: Route.ComponentProps) {
  const { outbox: texts } = useTexts().dashboard
  const { counts, hasSender } = loaderData.outbox
  const isEmpty = counts.every(({ count }) => count === 0)
  const countOf = ({ status, count, tooManyToCount }: (typeof counts)[number]): [string, string] => [
    status,
    tooManyToCount ? texts.more(String(count)) : String(count),
  ]
  return (
    <ListPage
      list={mailList}
      columns={columns}
      data={loaderData}
      call="mails.searchMails"
      above={!hasSender && <NoSender />}
      counts={!isEmpty && Object.fromEntries(counts.map(countOf))}
      empty={{ icon: MailIcon, action: <ToShop /> }}
      isEmpty={isEmpty}
      hrefOf={({ id }) => paths.mail(id)}
    />
  )
}
