import { Link, useSearchParams } from 'react-router'
import { Badge } from '../../../kit/badge.tsx'
import { Card } from '../../../kit/card.tsx'
import { ConfirmForm } from '../../../kit/confirm-form.tsx'
import { Facts } from '../../../kit/facts.tsx'
import { withParams } from '../../../kit/list-state.ts'
import { useMay } from '../../../kit/use-may.ts'
import { useTexts } from '../../../texts/texts.ts'
import { fieldAt } from '../../grid/field.ts'
import { ItemCell } from '../../grid/item-cell.tsx'
import type { DisplayContext } from './changes-table.tsx'
import type { VersionView } from './version-view.ts'
import { changesBetween, isSystemField, type Data } from './versions.ts'

interface VersionCardProps extends DisplayContext {
  version: VersionView
  /** The current data of the item; undefined if it is deleted. */
  now: Data | undefined
}

/** A former version in full, with its differences from the current one and a button to restore it. */
export function VersionCard({ version: { data = {}, time }, now, ...looks }: VersionCardProps) {
  const { itemHistory: words } = useTexts().dashboard
  const [query] = useSearchParams()
  const different = new Set(now && changesBetween(now, data).map(({ key }) => key))
  const known = looks.fields.filter(({ isSystem }) => !isSystem).map(({ key }) => key)
  const keys = [...new Set([...known, ...Object.keys(data)])].filter((key) => !isSystemField(key) && (key in data || different.has(key)))
  const facts = keys.map((key) => {
    const field = fieldAt(looks.fields, key)
    const value = data[key]
    return {
      name: field.label,
      value: (
        <span className="flex flex-wrap items-start gap-x-2">
          {value === undefined || value === null ? (
            <span className="text-soft">{words.nothing}</span>
          ) : (
            <span dir="auto" className="peek-value min-w-0">
              <ItemCell {...looks} field={field} value={value} />
            </span>
          )}
          {different.has(key) && <Badge tone="look">{words.different}</Badge>}
        </span>
      ),
    }
  })
  return (
    <Card
      title={words.version(time)}
      className="scroll-mt-4 xl:sticky xl:top-4"
      detail={now && (different.size === 0 ? words.isNow : words.versionDetail)}
    >
      <Facts facts={facts} />
      <div className="mt-4 flex flex-wrap items-center gap-2">
        {(!now || different.size > 0) && <Restore time={time} now={now} />}
        <Link to={withParams(query, { version: null })} preventScrollReset className="button button-quiet">
          {words.close}
        </Link>
      </div>
    </Card>
  )
}

function Restore({ time, now }: { time: string; now: Data | undefined }) {
  const { itemHistory: words } = useTexts().dashboard
  const [query] = useSearchParams()
  const may = useMay()
  if (!may(now ? 'WIX_DATA.UPDATE' : 'WIX_DATA.INSERT')) return null
  return (
    <ConfirmForm
      trigger={words.restore}
      look="button button-primary"
      title={words.restoreTitle(time)}
      text={now ? words.restoreText : words.restoreDeletedText}
      confirm={words.restore}
    >
      <input type="hidden" name="version" value={query.get('version') ?? ''} />
      <input type="hidden" name="@updated" value={(now?._updatedDate as { $date?: string } | undefined)?.$date ?? ''} />
    </ConfirmForm>
  )
}
