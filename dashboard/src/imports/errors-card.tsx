import { Download } from 'lucide-react'
import type { Client } from '@stoa/sdk'
import { addressOf } from '../kit/address-of.ts'
import { Card } from '../kit/card.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'

export type RowError = Awaited<ReturnType<Client['dataImports']['listImportErrors']>>['errors'][number]

interface ErrorsCardProps {
  importId: string
  errors: readonly RowError[]
  hasMore: boolean
}

/** The failed rows and a link to the file with all of them. */
export function ErrorsCard({ importId, errors, hasMore }: ErrorsCardProps) {
  const { imports: words } = useTexts().dashboard
  const href = addressOf(paths.importErrors(importId))
  return (
    <Card
      title={words.errors}
      detail={hasMore ? `${words.errorsHint} ${words.moreErrors}` : words.errorsHint}
      actions={
        <a href={href} className="button button-quiet" download>
          <Download aria-hidden className="size-4" />
          {words.download}
        </a>
      }
      flush
    >
      <table className="plain-table w-full border-separate border-spacing-0 text-start">
        <caption className="sr-only">{words.errors}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-20 text-end">
              {words.row}
            </th>
            <th scope="col">{words.why}</th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({ row, column, description, cells }) => (
            <tr key={row}>
              <th scope="row" className="text-end font-medium tabular-nums">
                {row}
              </th>
              <td>
                <p className="wrap-anywhere">{column === undefined ? description : `${column}: ${description}`}</p>
                <p className="line-clamp-1 max-w-[60ch] text-small wrap-anywhere text-soft">{cells.join(' · ')}</p>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
