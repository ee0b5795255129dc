import { Card } from '../kit/card.tsx'
import { Rows } from '../settings/rows.tsx'
import { BareAt } from '../settings/section-fields.tsx'
import { useTexts } from '../texts/texts.ts'
import type { RegistrationDraft } from './registration.ts'

type AddressPath = 'redirectUris' | 'allowedRedirectDomains' | 'allowedOrigins'

const addressLists: readonly { path: AddressPath; maxLength: number }[] = [
  { path: 'redirectUris', maxLength: 2048 },
  { path: 'allowedRedirectDomains', maxLength: 300 },
  { path: 'allowedOrigins', maxLength: 300 },
]

/** Return URLs, domains and origins, one row each, with errors below the row. */
export function AddressCards({ draft }: { draft: RegistrationDraft }) {
  const { addresses } = useTexts().dashboard.registration
  return addressLists.map(({ path, maxLength }) => {
    const { title, hint, label, example, add, none } = addresses[path]
    return (
      <Card key={path} title={title} detail={hint}>
        <Rows path={path} rows={draft[path]} fresh="" nameOf={(address) => address} addText={add} emptyText={none} className="space-y-2">
          {(address, { at, buttons }) => (
            <div className="flex items-start gap-2">
              <div className="min-w-0 grow">
                <BareAt
                  name={at}
                  value={address}
                  label={label(Number(at.slice(at.lastIndexOf('.') + 1)) + 1)}
                  placeholder={example}
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
      </Card>
    )
  })
}
