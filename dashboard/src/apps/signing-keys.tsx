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

/** The keys that sign tokens, and a button to create a new one. */
export function SigningKeys({ rows }: { rows: readonly SigningKeyRow[] }) {
  const { apps, signingKeys: texts } = useTexts().dashboard
  const columns: Column<SigningKeyRow>[] = [
    { name: 'state', label: apps.columns.state, cell: ({ status }) => <Badge tone={tones[status]}>{texts.status[status]}</Badge> },
    { name: 'signs', label: apps.columns.signs, cell: ({ signsFrom }) => <Time {...signsFrom} /> },
    { name: 'until', label: apps.columns.until, from: 'sm', cell: ({ until }) => <TimeOrNot at={until} not={texts.always} /> },
  ]
  return (
    <Card title={texts.title} detail={texts.detail} actions={<RotateKey />}>
      {rows.length === 0 ? (
        <p className="text-soft">{texts.none}</p>
      ) : (
        <DataTable caption={apps.captions.keys} rows={rows} columns={columns} idOf={({ id }) => id} />
      )}
    </Card>
  )
}

function RotateKey() {
  const { signingKeys: texts } = useTexts().dashboard
  return (
    <ConfirmForm trigger={texts.rotate} title={texts.rotateTitle} text={texts.rotateText} confirm={texts.rotateConfirm}>
      <input type="hidden" name="intent" value="rotate" />
    </ConfirmForm>
  )
}
