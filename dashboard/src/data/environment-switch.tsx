import { FlaskConical, Globe } from 'lucide-react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { withParams } from '../kit/list-state.ts'
import { useTexts } from '../texts/texts.ts'
import { environmentName, environmentIn, type Environment } from './environment.ts'

const icons = { LIVE: Globe, SANDBOX: FlaskConical } as const
const order = ['LIVE', 'SANDBOX'] as const

/** The position in a list and the open item don't exist in the other environment. */
const without = { cursor: '', peek: '' }

/** Switches between the live items and the same page of the sandbox. */
export function EnvironmentSwitch() {
  const { environment: words } = useTexts().dashboard
  const [query] = useSearchParams()
  const current = environmentIn(query)
  return (
    <nav aria-label={words.label} className="environment-switch">
      {order.map((one) => {
        const Icon = icons[one]
        return (
          <Link
            key={one}
            to={addressOf(query, one)}
            className={`environment is-${one}`}
            aria-current={one === current ? 'true' : undefined}
          >
            <Icon aria-hidden className="size-3.5" />
            {words.names[one]}
          </Link>
        )
      })}
    </nav>
  )
}

const addressOf = (query: URLSearchParams, environment: Environment): string =>
  withParams(query, { ...without, [environmentName]: environment === 'LIVE' ? '' : environment })

/** Marks a page that shows sandbox items, so that they aren't mistaken for live ones. */
export function EnvironmentBadge({ environment }: { environment: Environment }) {
  const { environment: words } = useTexts().dashboard
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  if (environment === 'LIVE') return null
  return (
    <p className="environment-sign">
      <FlaskConical aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 grow basis-56">
        <strong>{words.sign}</strong> {words.signDetail}
      </span>
      {environmentIn(query) === 'SANDBOX' && (
        <Link to={`${pathname}${addressOf(query, 'LIVE')}`} className="link font-medium">
          {words.leave}
        </Link>
      )}
    </p>
  )
}
