import { useSearchParams } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { useTexts } from '../../texts/texts.ts'

interface RefusedFile {
  name: string
  code: string
  data: Record<string, unknown>
}

/** What became of the files of a form that was sent without scripts. The URL says it. */
export function UploadOutcome() {
  const { media: texts, uploads } = useTexts().dashboard
  const [query] = useSearchParams()
  const uploaded = Number(query.get('uploaded')) || 0
  const refused = query.getAll('refused').flatMap(refusedIn)
  if (!query.has('uploaded')) return null
  return (
    <div className="mb-3 grid gap-2">
      {refused.length > 0 && (
        <Notice tone="problem" title={texts.uploadRefused(refused.length)}>
          <ul className="mt-1">
            {refused.map(({ name, code, data }, index) => (
              <li key={index} className="text-small">
                <bdi className="font-medium wrap-anywhere">{name}</bdi>: {(uploads.errors[code] ?? uploads.errors.UPLOAD_FAILED!)(data)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {uploaded + refused.length === 0 && <Notice tone="problem" title={texts.noneChosen} />}
      {uploaded > 0 && <Notice tone="good" title={texts.uploaded(uploaded)} />}
    </div>
  )
}

function refusedIn(text: string): RefusedFile[] {
  try {
    const { name, code, data } = JSON.parse(text) as Partial<RefusedFile>
    return typeof name === 'string' && typeof code === 'string' ? [{ name, code, data: data ?? {} }] : []
  } catch {
    return []
  }
}
