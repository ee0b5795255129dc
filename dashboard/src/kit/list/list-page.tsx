import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { CodeButton } from '../code-button.tsx'
import { NoMatch } from '../data-table.tsx'
import { EmptyState } from '../empty-state.tsx'
import { ListPages } from '../list-pages.tsx'
import { PageHead } from '../page-head.tsx'
import { ListTable, type ListTableProps } from './list-table.tsx'
import { ListTabs, type TabCounts } from './list-tabs.tsx'
import { ListToolbar, type ListToolbarProps } from './list-toolbar.tsx'
import type { ListTexts } from './list.ts'
import { useList } from './use-list.ts'

interface ListPageProps<Texts extends ListTexts, Row extends { id: string }>
  extends Omit<ListTableProps<Texts, Row>, 'rows'>, Omit<ListToolbarProps<Texts, Row>, 'end'> {
  data: { rows: readonly Row[]; request: object; previous?: string | undefined; next?: string | undefined }
  /** The title, if it isn't the list's. */
  title?: string
  /** The call of the page, for `</>`, and what precedes and follows that button. */
  call: string
  beforeCode?: ReactNode
  actions?: ReactNode
  back?: { to: string; text: string }
  /** Below the header. */
  above?: ReactNode
  /** If set, tabs are shown. */
  counts?: TabCounts | false
  toolbarEnd?: ReactNode
  /** Above the rows: the result of an action. */
  notice?: ReactNode
  /** The empty state, with texts that differ from the list's. Omit it if the list is never empty. */
  empty?: { icon: LucideIcon; title?: string; text?: string; action?: ReactNode }
  /** Whether the list is empty, if that can't be derived from its rows. */
  isEmpty?: boolean
  /** The URL without filters, if it isn't the page's own. */
  clear?: string
  /** Renders the rows in another form than the table. */
  body?: ReactNode
  position?: string
  /** Below the rows: actions on selected ones. */
  bulk?: ReactNode
}

/** The page of a list: header, tabs, toolbar, rows or an empty state, and footer. */
export function ListPage<Texts extends ListTexts, Row extends { id: string }>(props: ListPageProps<Texts, Row>) {
  const { list, columns, data, caption, hrefOf, selection, options, facts, empty } = props
  const { texts, listing } = useList(list)
  const { pathname } = useLocation()
  const { rows, previous, next } = data
  const isEmpty = props.isEmpty ?? (rows.length === 0 && listing.isWhole)
  const hasToolbar = (list.search !== undefined || Object.keys(list.filters).length > 0) && !(isEmpty && list.isBare)
  const isCounted = props.position !== undefined && (rows.length > 0 || !list.isBare)
  return (
    <>
      <PageHead
        title={props.title ?? texts.title}
        detail={texts.detail}
        back={props.back}
        actions={
          <>
            {props.beforeCode}
            <CodeButton call={props.call} request={data.request} />
            {props.actions}
          </>
        }
      />
      {props.above}
      {props.counts && <ListTabs list={list} counts={props.counts} />}
      {hasToolbar && <ListToolbar {...{ list, columns, options, facts }} end={props.toolbarEnd} />}
      {props.notice}
      {rows.length > 0 || !empty ? (
        (props.body ?? <ListTable {...{ list, rows, columns, caption, hrefOf, selection }} />)
      ) : isEmpty ? (
        <EmptyState title={texts.none ?? ''} text={texts.noneHint ?? ''} {...empty} />
      ) : (
        <NoMatch clear={props.clear ?? pathname} />
      )}
      <ListPages {...{ previous, next }} {...(isCounted && { position: props.position, sizes: list.sizes })} />
      {rows.length > 0 && props.bulk}
    </>
  )
}
