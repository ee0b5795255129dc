import { Tag } from 'lucide-react'
import { useId } from 'react'
import { Form } from 'react-router'
import { tagLengthMax } from '@stoa/contract/orders/tags'
import { Button } from '@stoa/ui/components/button'
import { Notice } from '@stoa/ui/components/notice'
import { fieldError, type FormProblems } from '@stoa/ui/form-problems'
import { useOwnError } from '@stoa/ui/own-error'
import { BulkForm } from '../kit/bulk-form.tsx'
import { useSelected } from '../kit/row-selection.tsx'
import { useTexts } from '../texts/texts.ts'
import type { TagsChanged } from './bulk-tags.server.ts'

export const bulkFormId = 'orders-bulk'

/** Adds a tag to several orders or removes it. */
export function BulkTags({ matching, max }: { matching: number; max: number }) {
  const { bulk } = useTexts().dashboard.orders
  return (
    <BulkForm id={bulkFormId} {...(matching <= max && { matching })}>
      <TagField label={bulk.tag} />
      <Button type="submit" name="intent" value="add">
        {bulk.add}
      </Button>
      <Button type="submit" name="intent" value="remove" look="quiet">
        {bulk.remove}
      </Button>
      {matching > max && <p className="text-small text-soft max-lg:hidden">{bulk.tooMany(max)}</p>}
    </BulkForm>
  )
}

function TagField({ label }: { label: string }) {
  const errorId = useId()
  const { error, checks } = useOwnError(undefined)
  const described = error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId }
  return (
    <>
      <label className="flex items-center gap-2">
        <Tag aria-hidden className="size-4 text-soft" />
        <span className="max-sm:sr-only">{label}</span>
        <input name="tag" maxLength={tagLengthMax} required autoComplete="off" className="control w-40" {...checks} {...described} />
      </label>
      {error && (
        <p id={errorId} className="text-small font-medium text-danger">
          {error}
        </p>
      )}
    </>
  )
}

/** The result of tagging, with an undo button. */
export function BulkResult({ done, problems }: { done?: TagsChanged | undefined; problems?: FormProblems | undefined }) {
  const texts = useTexts()
  const { bulk } = texts.dashboard.orders
  const { ids } = useSelected(bulkFormId)
  if (problems?.code === 'NOTHING_SELECTED' && ids.length > 0) return null
  if (problems) return <Notice tone="problem" title={problemOf(problems, texts)} focused />
  if (!done) return null
  const { how, tag, count, changed, isUndo } = done
  const result = isUndo ? bulk.undone(tag, changed.length) : bulk.done[how](tag, changed.length, count - changed.length)
  return (
    <Notice tone="good" focused>
      <Form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p>{result}</p>
        <input type="hidden" name="tag" value={tag} />
        <input type="hidden" name="undo" value={changed.join()} />
        {!isUndo && changed.length > 0 && (
          <button type="submit" name="intent" value={how === 'add' ? 'remove' : 'add'} className="link font-medium">
            {bulk.undo}
          </button>
        )}
      </Form>
    </Notice>
  )
}

function problemOf(problems: FormProblems, texts: ReturnType<typeof useTexts>): string {
  const { bulk } = texts.dashboard.orders
  const { count, tooManyToCount } = problems.data
  if (problems.code === 'ORDER_COUNT_CHANGED') return bulk.countChanged(Number(count), tooManyToCount === true)
  if (problems.code === 'NOTHING_SELECTED') return bulk.nothingSelected
  return fieldError(texts, problems, 'tag') ?? problems.message
}
