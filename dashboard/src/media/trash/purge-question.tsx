import type { ReactNode } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Notice } from '@stoa/ui/components/notice'
import { useTexts } from '../../texts/texts.ts'
import type { TrashContent } from './empty-trash.server.ts'

/** Asks whether what was selected is to be deleted permanently. */
export function PurgeQuestion({ ids }: { ids: readonly string[] }) {
  const { mediaTrash: texts } = useTexts().dashboard
  return (
    <Question title={texts.purgeManyTitle(ids.length)} intent="purge" confirm={texts.purge}>
      {ids.map((id) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
    </Question>
  )
}

/** Asks the same of all that is in the trash. */
export function EmptyQuestion({ content: { files, folders, until } }: { content: TrashContent }) {
  const { mediaTrash: texts } = useTexts().dashboard
  return (
    <Question title={texts.emptyTitle(files, folders)} intent="empty" confirm={texts.empty}>
      <input type="hidden" name="until" value={until} />
    </Question>
  )
}

function Question({ title, intent, confirm, children }: { title: string; intent: string; confirm: string; children: ReactNode }) {
  const { kit, mediaTrash: texts } = useTexts().dashboard
  const { pathname, search } = useLocation()
  return (
    <Notice tone="problem" title={title} focused>
      <p>{texts.purgeText}</p>
      <Form method="post" className="mt-3 flex flex-wrap gap-2">
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="confirmed" value="yes" />
        {children}
        <Button type="submit" className="button-danger">
          {confirm}
        </Button>
        <Link to={`${pathname}${search}`} className="button button-quiet">
          {kit.cancel}
        </Link>
      </Form>
    </Notice>
  )
}
