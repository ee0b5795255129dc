import { Form } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { problemSummary, type FormProblems } from '@stoa/ui/form-problems'
import { useTexts } from '../texts/texts.ts'
import type { Outcome } from './change-media.server.ts'
import { EmptyQuestion, PurgeQuestion } from './trash/purge-question.tsx'
import { UsedFiles } from './used-files.tsx'

export type MediaActionData = { problems: FormProblems; typed: Record<string, string> } | (Outcome & { problems?: undefined })

/** The result of a change; of a deletion and a move with a button that undoes it. It stays visible while a long list is scrolled. */
export function MediaOutcome({ outcome }: { outcome: MediaActionData | undefined }) {
  const texts = useTexts()
  const { media, mediaTrash } = texts.dashboard
  if (!outcome) return null
  if (outcome.problems)
    return (
      <div className="mb-3">
        <Notice tone="problem" title={problemSummary(texts, outcome.problems)} focused />
      </div>
    )
  const { done, failed = 0, imported = 0, refused = [], deleted, moved, used, archive, purging, emptying } = outcome
  const doneTexts = { ...media, ...mediaTrash, visibility: media.visibilityChanged, nothing: media.onlyFolders }
  const title = deleted ? media.deleted(deleted.length) : imported === 0 ? done && doneTexts[done] : media.imported(imported)
  return (
    <div className="media-outcome mb-3 grid gap-2 empty:hidden">
      {used && <UsedFiles used={used} />}
      {archive && (
        <Notice tone="good" title={media.archiveReady(archive.files)} focused>
          {archive.folders > 0 && <p>{media.withoutFolders}</p>}
          <a href={archive.url} className="link" download>
            {media.downloadArchive}
          </a>
        </Notice>
      )}
      {purging && <PurgeQuestion ids={purging} />}
      {emptying && <EmptyQuestion content={emptying} />}
      {failed > 0 && <Notice tone="problem" title={media.someFailed(failed)} focused />}
      {typeof title === 'string' && (
        <Notice tone="good" title={title} focused={failed + refused.length === 0}>
          {deleted && <Undo intent="restore" name="id" values={deleted} />}
          {moved && <Undo intent="move-back" name="from" values={moved.map((one) => JSON.stringify(one))} />}
        </Notice>
      )}
    </div>
  )
}

function Undo({ intent, name, values }: { intent: string; name: string; values: readonly string[] }) {
  const { media: texts } = useTexts().dashboard
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      {values.map((value) => (
        <input key={value} type="hidden" {...{ name, value }} />
      ))}
      <button type="submit" className="link">
        {texts.undo}
      </button>
    </Form>
  )
}
