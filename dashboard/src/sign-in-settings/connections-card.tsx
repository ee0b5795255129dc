import { useTexts } from '@stoa/ui/texts/texts'
import { Badge } from '../kit/badge.tsx'
import { Card } from '../kit/card.tsx'
import { Rows } from '../settings/rows.tsx'
import { TextAt } from '../settings/section-fields.tsx'
import { signInShape, type SignInDraft } from './sign-in-draft.ts'

const [fresh] = signInShape.connections

type Connection = SignInDraft['connections'][number]

/** Providers that members can sign in with. */
export function ConnectionsCard({ connections }: Pick<SignInDraft, 'connections'>) {
  const { signIn: words } = useTexts().dashboard
  return (
    <Card title={words.connections} detail={words.connectionsHint}>
      <Rows
        path="connections"
        rows={connections}
        fresh={fresh!}
        nameOf={({ name }) => name}
        addText={words.addConnection}
        emptyText={words.noConnections}
        ordered
        className="space-y-3"
      >
        {(connection, { at, name, buttons }) => (
          <fieldset className="rounded-control border border-line bg-sunken p-3">
            <legend className="sr-only">{name}</legend>
            <div className="mb-1 flex items-center gap-3">
              <p className="min-w-0 truncate font-medium">{connection.name || words.newConnection}</p>
              {connection.hasClientSecret && <Badge tone="good">{words.hasSecret}</Badge>}
              <span className="ms-auto">{buttons}</span>
            </div>
            <ConnectionFields connection={connection} at={at} />
          </fieldset>
        )}
      </Rows>
    </Card>
  )
}

function ConnectionFields({ connection, at }: { connection: Connection; at: string }) {
  const { signIn: words } = useTexts().dashboard
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <input type="hidden" name={`${at}.id`} value={connection.id} />
      <input type="hidden" name={`${at}.hasClientSecret`} value={connection.hasClientSecret} />
      <TextAt name={`${at}.name`} value={connection.name} label={words.name} hint={words.nameHint} maxLength={100} autoComplete="off" />
      <TextAt
        name={`${at}.issuer`}
        value={connection.issuer}
        label={words.issuer}
        hint={words.issuerHint}
        type="url"
        maxLength={500}
        autoComplete="off"
      />
      <TextAt name={`${at}.clientId`} value={connection.clientId} label={words.clientId} maxLength={500} autoComplete="off" />
      <TextAt
        name={`${at}.clientSecret`}
        value={connection.clientSecret}
        label={words.clientSecret}
        hint={connection.hasClientSecret ? words.secretKept : words.secretHint}
        type="password"
        maxLength={1000}
        autoComplete="new-password"
      />
    </div>
  )
}
