import { Form } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { problemSummary, type FormProblems } from '@stoa/ui/form-problems'
import { useTexts } from '../texts/texts.ts'
import type { UsedBeforeDeletion } from './change-media.server.ts'
import { useOutcome } from './use-outcome.ts'
import { UsedFiles } from './used-files.tsx'

export type MediaActionData =
  | { problems: FormProblems }
  | {
      done?: 'created' | 'renamed' | 'moved' | 'labelled' | 'restored' | 'purged'
      failed?: number
      imported?: number
      deleted?: string[]
      used?: UsedBeforeDeletion
      problems?: undefined
    }

/** The result of a change; of a deletion with a button that undoes it. */
export function MediaOutcome({ outcome: latest }: { outcome: MediaActionData | undefined }) {
  const outcome = useOutcome(latest)
  const texts = useTexts()
  const { media, mediaTrash } = texts.dashboard
  if (!outcome) return null
  if (outcome.problems)
    return (
      <div className="mb-3">
        <Notice tone="problem" title={problemSummary(texts, outcome.problems)} focused />
      </div>
    )
  const { done, failed = 0, imported, deleted, used } = outcome
  const title = deleted
    ? media.deleted(deleted.length)
    : imported === undefined
      ? done && { ...media, ...mediaTrash, purged: mediaTrash.purged }[done]
      : media.imported(imported)
  return (
    <div className="mb-3 grid gap-2">
      {used && <UsedFiles used={used} />}
      {failed > 0 && (
        <Notice tone="problem" title={imported === undefined ? media.someFailed(failed) : media.importFailed(failed)} focused />
      )}
      {typeof title === 'string' && (
        <Notice tone="good" title={title} focused={failed === 0}>
          {deleted && (
            <Form method="post">
              <input type="hidden" name="intent" value="restore" />
              {deleted.map((id) => (
                <input key={id} type="hidden" name="id" value={id} />
              ))}
              <button type="submit" className="link">
                {media.undo}
              </button>
            </Form>
          )}
        </Notice>
      )}
    </div>
  )
}
