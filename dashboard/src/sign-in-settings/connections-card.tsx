import { useState } from 'react'
import { Badge } from '../kit/badge.tsx'
import { Card } from '../kit/card.tsx'
import { CopyButton } from '../kit/copy-button.tsx'
import { Rows } from '../settings/rows.tsx'
import { ChoiceAt, TextAt } from '../settings/section-fields.tsx'
import { useTexts } from '../texts/texts.ts'
import type { CheckedConnection } from './check-connection.server.ts'
import { ConnectionCheck } from './connection-check.tsx'
import { newConnectionId } from './connection-id.ts'
import { signInShape, type SignInDraft } from './sign-in-draft.ts'

const [fresh] = signInShape.connections

type Connection = SignInDraft['connections'][number]

interface ConnectionsCardProps extends Pick<SignInDraft, 'connections'> {
  /** The shop's URL, with which callback URLs begin. */
  baseUrl: string
  checked: CheckedConnection | undefined
}

/** Providers that members can sign in with. */
export function ConnectionsCard({ connections, baseUrl, checked }: ConnectionsCardProps) {
  const { signIn: texts } = useTexts().dashboard
  return (
    <Card title={texts.connections} detail={texts.connectionsHint}>
      <Rows
        path="connections"
        rows={connections}
        fresh={fresh!}
        nameOf={({ name }) => name}
        addText={texts.addConnection}
        emptyText={texts.noConnections}
        ordered
        className="space-y-3"
      >
        {(connection, { at, name, buttons }) => (
          <fieldset className="min-w-0 rounded-control border border-line bg-sunken p-3">
            <legend className="sr-only">{name}</legend>
            <div className="mb-1 flex items-center gap-3">
              <p className="min-w-0 truncate font-medium">{connection.name || texts.newConnection}</p>
              {connection.hasClientSecret && <Badge tone="good">{texts.hasSecret}</Badge>}
              <span className="ms-auto">{buttons}</span>
            </div>
            <ConnectionRow {...{ connection, at, name, baseUrl, checked }} />
          </fieldset>
        )}
      </Rows>
    </Card>
  )
}

interface ConnectionRowProps extends Omit<ConnectionsCardProps, 'connections'> {
  connection: Connection
  at: string
  name: string
}

function ConnectionRow({ connection, at, name, baseUrl, checked }: ConnectionRowProps) {
  const [id] = useState(() => connection.id || newConnectionId())
  return (
    <div className="space-y-3">
      <input type="hidden" name={`${at}.id`} value={id} />
      <input type="hidden" name={`${at}.hasClientSecret`} value={connection.hasClientSecret} />
      <CallbackAddress address={`${baseUrl}/login/callback/${id}`} />
      <ProviderFields connection={connection} at={at} />
      <ButtonFields connection={connection} at={at} />
      <ConnectionCheck at={at} name={name} checked={checked?.id === id ? checked : undefined} />
    </div>
  )
}

/** The first thing to know: a provider needs it to create a client. */
function CallbackAddress({ address }: { address: string }) {
  const { signIn: texts } = useTexts().dashboard
  return (
    <div>
      <p className="font-medium">{texts.callback}</p>
      <p className="flex items-center gap-1">
        <code className="min-w-0 text-small break-all">{address}</code>
        <CopyButton text={address} what={texts.callback} />
      </p>
      <p className="text-small text-soft">{texts.callbackHint}</p>
    </div>
  )
}

interface FieldsProps {
  connection: Connection
  at: string
}

function ProviderFields({ connection, at }: FieldsProps) {
  const { signIn: texts } = useTexts().dashboard
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <TextAt name={`${at}.name`} value={connection.name} label={texts.name} hint={texts.nameHint} maxLength={100} autoComplete="off" />
      <TextAt
        name={`${at}.issuer`}
        value={connection.issuer}
        label={texts.issuer}
        hint={texts.issuerHint}
        type="url"
        maxLength={500}
        autoComplete="off"
      />
      <TextAt name={`${at}.clientId`} value={connection.clientId} label={texts.clientId} maxLength={500} autoComplete="off" />
      <TextAt
        name={`${at}.clientSecret`}
        value={connection.clientSecret}
        label={texts.clientSecret}
        hint={connection.hasClientSecret ? texts.secretKept : texts.secretHint}
        type="password"
        maxLength={1000}
        autoComplete="new-password"
      />
    </div>
  )
}

function ButtonFields({ connection, at }: FieldsProps) {
  const { signIn: texts } = useTexts().dashboard
  const looks = Object.entries(texts.looks).map(([value, text]) => ({ value, text }))
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <ChoiceAt name={`${at}.look`} value={connection.look || 'OUTLINE'} label={texts.look} choices={looks} />
      <TextAt
        name={`${at}.label`}
        value={connection.label}
        label={texts.label}
        hint={texts.labelHint(connection.name || texts.someName)}
        maxLength={60}
        autoComplete="off"
      />
    </div>
  )
}
