import type { SigningKey } from '../answers.ts'
import { Badge, type Tone } from '../kit/badge.tsx'
import { Card } from '../kit/card.tsx'
import type { Column } from '../kit/columns.ts'
import { ConfirmForm } from '../kit/confirm-form.tsx'
import { DataTable } from '../kit/data-table.tsx'
import type { Moment } from '../kit/moment.ts'
import { Time, TimeOrNot } from '../kit/time.tsx'
import { useTexts } from '../texts/texts.ts'

export interface SigningKeyRow {
  id: string
  status: SigningKey['status']
  signsFrom: Moment
  until: Moment | undefined
}

const tones: Readonly<Record<SigningKey['status'], Tone>> = { WAITING: 'look', SIGNING: 'good', RETIRED: 'quiet' }

/** Which keys sign tokens, and a new one. */
export function SigningKeys({ rows }: { rows: readonly SigningKeyRow[] }) {
  const { apps, signingKeys: words } = useTexts().dashboard
  const columns: Column<SigningKeyRow>[] = [
    { name: 'state', label: apps.columns.state, cell: ({ status }) => <Badge tone={tones[status]}>{words.status[status]}</Badge> },
    { name: 'signs', label: apps.columns.signs, cell: ({ signsFrom }) => <Time {...signsFrom} /> },
    { name: 'until', label: apps.columns.until, from: 'sm', cell: ({ until }) => <TimeOrNot at={until} not={words.always} /> },
  ]
  return (
    <Card title={words.title} detail={words.detail} actions={<RotateKey />}>
      {rows.length === 0 ? (
        <p className="text-soft">{words.none}</p>
      ) : (
        <DataTable caption={apps.captions.keys} rows={rows} columns={columns} idOf={({ id }) => id} />
      )}
    </Card>
  )
}

function RotateKey() {
  const { signingKeys: words } = useTexts().dashboard
  return (
    <ConfirmForm trigger={words.rotate} title={words.rotateTitle} text={words.rotateText} confirm={words.rotateConfirm}>
      <input type="hidden" name="intent" value="rotate" />
    </ConfirmForm>
  )
}
