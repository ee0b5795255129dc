import { Link } from 'react-router'
import { useTexts } from '../texts/texts.ts'
import type { loadUses } from './load-uses.server.ts'

export type Uses = Awaited<ReturnType<typeof loadUses>>

/** What shows a file, by kind. */
export function FileUses({ uses }: { uses: Uses }) {
  const { mediaUses: texts } = useTexts().dashboard
  return (
    <ul className="grid gap-3">
      {uses.map(({ kind, total, uses: listed }) => (
        <li key={kind} className="min-w-0">
          <p className="text-small text-soft">{texts.kinds[kind](total)}</p>
          <ul>
            {listed.map(({ id, name, href }) => (
              <li key={id} className="wrap-anywhere">
                {href === undefined ? (
                  name
                ) : (
                  <Link to={href} className="link">
                    {name}
                  </Link>
                )}
              </li>
            ))}
          </ul>
          {listed.length > 0 && listed.length < total && <p className="text-small text-soft">{texts.more(total - listed.length)}</p>}
        </li>
      ))}
    </ul>
  )
}
