import { Mail as MailIcon } from 'lucide-react'
import { redirect, useSearchParams } from 'react-router'
import { mailStatuses } from '@stoa/contract/mails/states'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusal } from '@stoa/ui/refusal'
import type { Outbox } from '../answers.ts'
import { CodeButton } from '../kit/code-button.tsx'
import type { Column } from '../kit/columns.ts'
import { DataTable, NoMatch } from '../kit/data-table.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { cursorLink, ListPages } from '../kit/list-pages.tsx'
import { withParams } from '../kit/list-state.ts'
import { PageHead } from '../kit/page-head.tsx'
import { Tabs } from '../kit/tabs.tsx'
import { Time } from '../kit/time.tsx'
import { ToShop } from '../kit/to-shop.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/outbox-page'
import { MailBadge } from './mail-badge.tsx'
import { MailFilters } from './mail-filters.tsx'
import { mailListing, mailSearch } from './mail-listing.ts'
import { mailRow, type MailRow } from './mail-row.ts'
import { NoSender } from './no-sender.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const listing = mailListing(url.searchParams)
  const { shop } = await client.shop.getShop({})
  const search = mailSearch(listing, shop.timeZone)
  const [{ outbox }, { mails, metadata }] = await Promise.all([
    client.mails.getOutbox({}),
    client.mails.searchMails({ search }).catch((error: unknown) => {
      // A cursor grows old, or somebody shortened it: the list begins anew.
      if (listing.cursor && isRefusal(error) && error.status === 400) throw redirect(withParams(url.searchParams, {}))
      throw error
    }),
  ])
  return {
    outbox,
    search,
    rows: mails.map((mail) => mailRow(mail, shop)),
    next: metadata.cursors?.next ?? undefined,
    previous: metadata.cursors?.prev ?? undefined,
  }
}

export default function OutboxPage({ loaderData: { outbox, search, rows, next, previous } }: Route.ComponentProps) {
  const { outbox: words } = useTexts().dashboard
  const [query] = useSearchParams()
  const isEmpty = outbox.counts.every(({ count }) => count === 0)
  return (
    <>
      <PageHead title={words.title} detail={words.detail} actions={<CodeButton call="mails.searchMails" request={{ search }} />} />
      {!outbox.hasSender && <NoSender />}
      {isEmpty ? (
        <NoMails />
      ) : (
        <>
          <StatusTabs counts={outbox.counts} />
          <MailFilters />
          {rows.length === 0 ? <NoMatch clear={paths.outbox} /> : <Mails {...{ rows, hasSender: outbox.hasSender }} />}
          <ListPages previous={cursorLink(query, previous)} next={cursorLink(query, next)} />
        </>
      )}
    </>
  )
}

function StatusTabs({ counts }: Pick<Outbox, 'counts'>) {
  const { outbox: words } = useTexts().dashboard
  const [query] = useSearchParams()
  const current = query.get('status') ?? ''
  const written = (status: string): string => {
    const { count = 0, tooManyToCount = false } = counts.find((one) => one.status === status) ?? {}
    return tooManyToCount ? words.more(String(count)) : String(count)
  }
  const tabs = [
    { to: withParams(query, { status: null }), text: words.all, isCurrent: current === '' },
    ...mailStatuses.map((status) => ({
      to: withParams(query, { status }),
      text: words.status[status],
      count: written(status),
      isCurrent: current === status,
    })),
  ]
  return <Tabs label={words.tabs} tabs={tabs} />
}

function Mails({ rows, hasSender }: { rows: readonly MailRow[]; hasSender: boolean }) {
  const { outbox: words } = useTexts().dashboard
  const columns: Column<MailRow>[] = [
    {
      name: 'subject',
      label: words.columns.subject,
      className: 'sm:w-2/5',
      cell: ({ subject, recipient }) => (
        <>
          <span className="line-clamp-2">{subject}</span>
          <span className="block text-small font-normal wrap-anywhere text-soft sm:hidden">{recipient}</span>
        </>
      ),
    },
    {
      name: 'recipient',
      label: words.columns.recipient,
      from: 'sm',
      cell: ({ recipient }) => <span className="wrap-anywhere">{recipient}</span>,
    },
    {
      name: 'kind',
      label: words.columns.kind,
      from: 'xl',
      className: 'whitespace-nowrap',
      cell: ({ template }) => words.templates[template] ?? template,
    },
    { name: 'status', label: words.columns.status, cell: ({ status }) => <MailBadge {...{ status, hasSender }} /> },
    {
      name: 'date',
      label: words.columns.date,
      align: 'end',
      from: 'md',
      cell: ({ instant, date }) => <Time instant={instant} text={date} />,
    },
  ]
  return <DataTable caption={words.caption} rows={rows} columns={columns} idOf={({ id }) => id} hrefOf={({ id }) => paths.mail(id)} />
}

function NoMails() {
  const { outbox: words } = useTexts().dashboard
  return <EmptyState icon={MailIcon} title={words.none} text={words.noneHint} action={<ToShop />} />
}
