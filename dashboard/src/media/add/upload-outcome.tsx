import { useSearchParams } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { useTexts } from '../../texts/texts.ts'
import { ErrorText } from '../../uploads/error-text.tsx'
import { outcomeIn } from './outcome-in.ts'

/** What became of the files of a form that was sent without scripts. */
export function UploadOutcome() {
  const { media: texts } = useTexts().dashboard
  const outcome = outcomeIn(useSearchParams()[0])
  if (!outcome) return null
  const { uploaded, failed, refused } = outcome
  return (
    <div className="mb-3 grid gap-2">
      {failed > 0 && (
        <Notice tone="problem" title={texts.uploadRefused(failed)}>
          <ul className="mt-1">
            {refused.map(({ name, error }, index) => (
              <li key={index} className="text-small">
                <bdi className="font-medium wrap-anywhere">{name}</bdi>: <ErrorText error={error} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {uploaded + failed === 0 && <Notice tone="problem" title={texts.noneChosen} />}
      {uploaded > 0 && <Notice tone="good" title={texts.uploaded(uploaded)} />}
    </div>
  )
}
