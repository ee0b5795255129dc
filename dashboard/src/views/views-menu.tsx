import { Bookmark, Check, Users } from 'lucide-react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { Dropdown, dropdownItem } from '../kit/dropdown.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { SaveViewForm } from './save-view-form.tsx'

export interface SavedView {
  id: string
  name: string
  query: string
  shared: boolean
  mine: boolean
}

/** The saved views of a list, the user's own and shared ones, and a form to save its current state. */
export function ViewsMenu({ list, views }: { list: string; views: readonly SavedView[] }) {
  const { views: texts } = useTexts().dashboard
  const [query] = useSearchParams()
  const state = viewState(query)
  const current = views.find((view) => sameState(view.query, state))
  const groups = [
    { title: texts.mine, views: views.filter(({ mine }) => mine) },
    { title: texts.everybodys, views: views.filter(({ mine }) => !mine) },
  ]
  return (
    <Dropdown
      side="end"
      trigger={
        <>
          <Bookmark aria-hidden className={`size-4 ${current ? 'fill-current' : ''}`} />
          <span className="max-w-40 truncate">{current?.name ?? texts.title}</span>
        </>
      }
    >
      <div className="w-72 max-w-full">
        {views.length === 0 && <p className="px-2 py-1.5 text-small text-soft">{texts.none}</p>}
        {groups.map(
          (group) =>
            group.views.length > 0 && <ViewLinks key={group.title} title={group.title} views={group.views} current={current?.id} />,
        )}
        <div className="mt-1 border-t border-line p-2">
          {state && !current && <SaveViewForm list={list} query={state} />}
          <Link to={`${paths.views}?${new URLSearchParams({ list, query: state })}`} className="link text-small">
            {texts.manage}
          </Link>
        </div>
      </div>
    </Dropdown>
  )
}

function ViewLinks({ title, views, current }: { title: string; views: readonly SavedView[]; current: string | undefined }) {
  const { views: texts } = useTexts().dashboard
  const { pathname } = useLocation()
  return (
    <section aria-label={title}>
      <p className="px-2 pt-1.5 pb-0.5 text-small font-medium text-soft">{title}</p>
      <ul>
        {views.map(({ id, name, query, mine, shared }) => (
          <li key={id}>
            <Link to={`${pathname}?${query}`} className={dropdownItem} {...(id === current && { 'aria-current': 'true' as const })}>
              <Check aria-hidden className={`size-4 shrink-0 ${id === current ? '' : 'invisible'}`} />
              <span className="min-w-0 grow truncate">{name}</span>
              {mine && shared && (
                <>
                  <Users aria-hidden className="size-4 shrink-0 text-soft" />
                  <span className="sr-only">{texts.isShared}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A list's query without the cursor and empty values, sorted so that it can be compared. */
export function viewState(query: URLSearchParams): string {
  const kept = new URLSearchParams(query)
  kept.delete('cursor')
  for (const [name, value] of query) if (value === '') kept.delete(name, value)
  kept.sort()
  return kept.toString()
}

const sameState = (one: string, other: string): boolean => viewState(new URLSearchParams(one)) === other
