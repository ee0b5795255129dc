import { useEffect, useState } from 'react'
import { useHref } from 'react-router'
import { answerAt } from '../kit/answer-at.ts'
import { paths } from '../paths.ts'
import { Thumbnail } from '../products/thumbnail.tsx'
import { useTexts } from '../texts/texts.ts'
import type { Preview } from './preview.server.ts'
import { isComplete, type RuleDraft } from './rule-draft.ts'

const restMs = 300

/** The number of products that match, and some of them. With scripts it follows what is typed. */
export function RulePreview({ draft, loaded }: { draft: RuleDraft; loaded: Preview | undefined }) {
  const { rules: texts } = useTexts().dashboard.collectionEditor
  const { preview, isPending } = usePreview(draft, loaded)
  const isWhole = isComplete(draft)
  return (
    <div className="rounded-control bg-sunken p-3">
      <output aria-busy={isPending || undefined} className="block font-medium tabular-nums">
        {!isWhole ? texts.incomplete : preview ? texts.count(preview.count, preview.isMore) : texts.counting}
      </output>
      {isWhole && preview && preview.products.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {preview.products.map(({ id, name, picture }) => (
            <li key={id} className="flex max-w-full items-center gap-2 rounded-control bg-surface py-1 ps-1 pe-3 text-small">
              <Thumbnail picture={picture} />
              <span className="truncate">{name}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function usePreview(draft: RuleDraft, loaded: Preview | undefined) {
  const address = useHref(paths.collection('preview'))
  const query = queryOf(draft)
  const [found, setFound] = useState<{ query: string; preview: Preview | undefined }>({ query: loaded ? query : '', preview: loaded })
  const isPending = isComplete(draft) && found.query !== query
  useEffect(() => {
    if (!isPending) return
    const off = new AbortController()
    const timer = setTimeout(async () => {
      const preview = await answerAt<Preview | null>(`${address}?${query}`, off.signal)
      if (!off.signal.aborted) setFound({ query, preview: preview ?? undefined })
    }, restMs)
    return () => {
      clearTimeout(timer)
      off.abort()
    }
  }, [address, query, isPending])
  return { preview: found.preview, isPending }
}

const queryOf = ({ match, conditions }: RuleDraft): string =>
  new URLSearchParams([
    ['match', match],
    ...conditions.flatMap(({ kind, values }, at) => [
      ['kind', kind],
      ...Object.entries(values).map(([name, value]) => [`${name}.${at}`, value]),
    ]),
  ] as [string, string][]).toString()
