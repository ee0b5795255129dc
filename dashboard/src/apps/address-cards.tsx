import { Card } from '../kit/card.tsx'
import { Rows } from '../settings/rows.tsx'
import { BareAt } from '../settings/section-fields.tsx'
import { useTexts } from '../texts/texts.ts'
import type { RegistrationDraft } from './registration.ts'

/** Return addresses and origins: a row for each, with what is wrong below it. */
export function AddressCards({ draft: { redirectUris, allowedOrigins } }: { draft: RegistrationDraft }) {
  const { registration: words } = useTexts().dashboard
  return (
    <>
      <Card title={words.addresses} detail={words.addressesHint}>
        <AddressRows
          path="redirectUris"
          rows={redirectUris}
          label={words.address}
          addText={words.addAddress}
          emptyText={words.noAddress}
          placeholder={words.addressExample}
          maxLength={2048}
        />
      </Card>
      <Card title={words.origins} detail={words.originsHint}>
        <AddressRows
          path="allowedOrigins"
          rows={allowedOrigins}
          label={words.origin}
          addText={words.addOrigin}
          emptyText={words.noOrigin}
          placeholder={words.originExample}
          maxLength={300}
        />
      </Card>
    </>
  )
}

interface AddressRowsProps {
  path: 'redirectUris' | 'allowedOrigins'
  rows: readonly string[]
  /** What the field of a row is called, by its place. */
  label: (place: number) => string
  addText: string
  emptyText: string
  placeholder: string
  maxLength: number
}

const AddressRows = ({ path, rows, label, addText, emptyText, placeholder, maxLength }: AddressRowsProps) => (
  <Rows path={path} rows={rows} fresh="" nameOf={(address) => address} addText={addText} emptyText={emptyText} className="space-y-2">
    {(address, { at, buttons }) => (
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <BareAt
            name={at}
            value={address}
            label={label(Number(at.slice(at.lastIndexOf('.') + 1)) + 1)}
            placeholder={placeholder}
            maxLength={maxLength}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            dir="ltr"
          />
        </div>
        {buttons}
      </div>
    )}
  </Rows>
)
