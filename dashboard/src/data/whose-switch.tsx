import { FlaskConical, Globe } from 'lucide-react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { withParams } from '../kit/list-state.ts'
import { useTexts } from '../texts/texts.ts'
import { environmentName, whoseIn, type Whose } from './reach.ts'

const icons = { LIVE: Globe, SANDBOX: FlaskConical } as const
const order = ['LIVE', 'SANDBOX'] as const

/** One's place in a list, and an item that is looked at, are not there in the other environment. */
const without = { cursor: '', peek: '' }

/** Leads from the site's items to the same page of its sandbox, and back. */
export function WhoseSwitch() {
  const { whose: words } = useTexts().dashboard
  const [query] = useSearchParams()
  const current = whoseIn(query)
  return (
    <nav aria-label={words.label} className="whose-switch">
      {order.map((one) => {
        const Icon = icons[one]
        return (
          <Link key={one} to={addressOf(query, one)} className={`whose is-${one}`} aria-current={one === current ? 'true' : undefined}>
            <Icon aria-hidden className="size-3.5" />
            {words.names[one]}
          </Link>
        )
      })}
    </nav>
  )
}

const addressOf = (query: URLSearchParams, whose: Whose): string =>
  withParams(query, { ...without, [environmentName]: whose === 'LIVE' ? '' : whose })

/** What nobody can overlook: that these are not the site's items. */
export function WhoseSign({ whose }: { whose: Whose }) {
  const { whose: words } = useTexts().dashboard
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  if (whose === 'LIVE') return null
  return (
    <p className="whose-sign">
      <FlaskConical aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 grow basis-56">
        <strong>{words.sign}</strong> {words.signDetail}
      </span>
      {whoseIn(query) === 'SANDBOX' && (
        <Link to={`${pathname}${addressOf(query, 'LIVE')}`} className="link font-medium">
          {words.leave}
        </Link>
      )}
    </p>
  )
}
