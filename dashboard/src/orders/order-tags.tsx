import { X } from 'lucide-react'
import { useFetcher } from 'react-router'
import { tagLengthMax } from '@stoa/contract/orders/tags'
import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import { fieldError, type FormProblems } from '@stoa/ui/form-problems'
import { Card } from '../kit/card.tsx'
import { useMay } from '../kit/use-may.ts'
import { useTexts } from '../texts/texts.ts'

interface OrderTagsProps {
  tags: readonly string[]
  /** Problems of a form submitted without scripts. */
  problems: FormProblems | undefined
}

/** The tags of an order. Changes are displayed before the server confirms them. */
export function OrderTags({ tags, problems }: OrderTagsProps) {
  const allTexts = useTexts()
  const { tags: texts } = allTexts.dashboard.order
  const mayTag = useMay()('ECOM.MODIFY_ORDERS')
  const fetcher = useFetcher<{ problems?: FormProblems } | null>()
  const shown = tagsAfter(tags, fetcher.formData)
  const error = fieldError(allTexts, fetcher.data?.problems ?? problems, 'tag')
  return (
    <Card title={texts.title}>
      {shown.length === 0 ? (
        <p className="text-small text-soft">{texts.none}</p>
      ) : (
        <fetcher.Form method="post">
          <input type="hidden" name="intent" value="remove-tag" />
          <ul className="flex flex-wrap gap-1.5">
            {shown.map((tag) => (
              <li key={tag} className="inline-flex max-w-full items-center rounded-control border border-line bg-sunken ps-2">
                <span className="truncate">{tag}</span>
                {mayTag && (
                  <button type="submit" name="tag" value={tag} aria-label={texts.remove(tag)} className="icon-button size-7">
                    <X aria-hidden className="size-3.5" />
                  </button>
                )}
              </li>
            ))}
          </ul>
        </fetcher.Form>
      )}
      {mayTag && (
        <fetcher.Form method="post" className="mt-3 flex items-start gap-2" key={tags.join()}>
          <input type="hidden" name="intent" value="add-tag" />
          <Field
            label={texts.new}
            isLabelHidden
            error={error}
            name="tag"
            placeholder={texts.new}
            maxLength={tagLengthMax}
            required
            autoComplete="off"
            className="min-w-0 grow"
          />
          <Button type="submit" look="quiet">
            {texts.add}
          </Button>
        </fetcher.Form>
      )}
    </Card>
  )
}

/** The tags with the change that is being submitted. */
function tagsAfter(tags: readonly string[], form: FormData | undefined): readonly string[] {
  const tag = String(form?.get('tag') ?? '').trim()
  if (!tag) return tags
  return form?.get('intent') === 'remove-tag' ? tags.filter((one) => one !== tag) : [...new Set([...tags, tag])]
}
