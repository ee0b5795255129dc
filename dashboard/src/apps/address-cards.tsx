import { Card } from '../kit/card.tsx'
import { Rows } from '../settings/rows.tsx'
import { BareAt } from '../settings/section-fields.tsx'
import { useTexts } from '../texts/texts.ts'
import type { RegistrationDraft } from './registration.ts'

/** Return URLs, domains and origins, one row each, with errors below the row. */
export function AddressCards({ draft: { redirectUris, allowedRedirectDomains, allowedOrigins } }: { draft: RegistrationDraft }) {
  const { registration: texts } = useTexts().dashboard
  return (
    <>
      <Card title={texts.addresses} detail={texts.addressesHint}>
        <AddressRows
          path="redirectUris"
          rows={redirectUris}
          label={texts.address}
          addText={texts.addAddress}
          emptyText={texts.noAddress}
          placeholder={texts.addressExample}
          maxLength={2048}
        />
      </Card>
      <Card title={texts.domains} detail={texts.domainsHint}>
        <AddressRows
          path="allowedRedirectDomains"
          rows={allowedRedirectDomains}
          label={texts.domain}
          addText={texts.addDomain}
          emptyText={texts.noDomain}
          placeholder={texts.domainExample}
          maxLength={300}
        />
      </Card>
      <Card title={texts.origins} detail={texts.originsHint}>
        <AddressRows
          path="allowedOrigins"
          rows={allowedOrigins}
          label={texts.origin}
          addText={texts.addOrigin}
          emptyText={texts.noOrigin}
          placeholder={texts.originExample}
          maxLength={300}
        />
      </Card>
    </>
  )
}

interface AddressRowsProps {
  path: 'redirectUris' | 'allowedRedirectDomains' | 'allowedOrigins'
  rows: readonly string[]
  /** The label of a row's field, by the row's number. */
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
