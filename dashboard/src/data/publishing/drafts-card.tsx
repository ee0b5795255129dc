import { Form, Link, useNavigation } from 'react-router'
import { publishStatuses } from '@stoa/contract/data-collections/plugin'
import { statusField } from '@stoa/contract/data-items/publishing'
import { Button } from '@stoa/ui/components/button'
import { Select } from '@stoa/ui/components/field'
import type { DataCollection } from '../../answers.ts'
import { Card } from '../../kit/card.tsx'
import { ConfirmForm } from '../../kit/confirm-form.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import type { DraftCounts } from './drafts.server.ts'

interface DraftsCardProps {
  collection: DataCollection
  kept: DraftCounts | undefined
  mayChange: boolean
}

/** Whether a collection has drafts, and the switch for it. */
export function DraftsCard({ collection, kept, mayChange }: DraftsCardProps) {
  const { drafts: words } = useTexts().dashboard.publishing
  const apart = (collection.plugins ?? []).find(({ type }) => type === 'DRAFT_ITEMS')?.draftItemsOptions
  return (
    <Card title={words.title}>
      <div className="space-y-4">
        {apart?.draftsCollectionId ? (
          <Apart text={words.apart} link={words.apartLink} id={apart.draftsCollectionId} />
        ) : apart?.publishedCollectionId ? (
          <Apart text={words.ofDrafts} link={words.ofDraftsLink} id={apart.publishedCollectionId} />
        ) : kept ? (
          <On {...{ collection, kept, mayChange }} />
        ) : (
          <Off mayChange={mayChange} />
        )}
      </div>
    </Card>
  )
}

const Apart = ({ text, link, id }: { text: string; link: string; id: string }) => (
  <>
    <p>{text}</p>
    <Link to={paths.dataCollection(id)} className="link">
      {link}
    </Link>
  </>
)

function NewOnes({ status }: { status: string }) {
  const { drafts: words } = useTexts().dashboard.publishing
  return (
    <Select label={words.newOnes} name="defaultStatus" defaultValue={status}>
      {publishStatuses.toReversed().map((one) => (
        <option key={one} value={one}>
          {words.defaults[one]}
        </option>
      ))}
    </Select>
  )
}

function Off({ mayChange }: { mayChange: boolean }) {
  const { drafts: words } = useTexts().dashboard.publishing
  const isSending = useNavigation().state === 'submitting'
  return (
    <>
      <p>{words.off}</p>
      {mayChange && (
        <Form method="post" className="space-y-4">
          <NewOnes status="DRAFT" />
          <Button type="submit" name="intent" value="drafts:on" look="quiet" pendingText={isSending && words.saving}>
            {words.turnOn}
          </Button>
        </Form>
      )}
    </>
  )
}

function On({ collection, kept: { defaultStatus, drafts, all }, mayChange }: DraftsCardProps & { kept: DraftCounts }) {
  const { drafts: words } = useTexts().dashboard.publishing
  const isSending = useNavigation().state === 'submitting'
  const filter = JSON.stringify({ [statusField]: 'DRAFT' })
  return (
    <>
      <p>{words.on}</p>
      <p>
        {words.count(drafts, all)}{' '}
        {drafts > 0 && (
          <Link to={`${paths.dataCollection(collection.id)}?${new URLSearchParams({ filter })}`} className="link">
            {words.see}
          </Link>
        )}
      </p>
      {mayChange && (
        <Form method="post" className="space-y-4">
          <input type="hidden" name="revision" value={collection.revision ?? ''} />
          <NewOnes status={defaultStatus} />
          <Button type="submit" name="intent" value="drafts:default" look="quiet" pendingText={isSending && words.saving}>
            {words.save}
          </Button>
        </Form>
      )}
      {mayChange &&
        (drafts > 0 ? (
          <p className="text-small text-soft">{words.inTheWay(drafts)}</p>
        ) : (
          <ConfirmForm trigger={words.turnOff} title={words.offTitle} text={words.offText} confirm={words.turnOff} isDanger>
            <input type="hidden" name="intent" value="drafts:off" />
          </ConfirmForm>
        ))}
    </>
  )
}
