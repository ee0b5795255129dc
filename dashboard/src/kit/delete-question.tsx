import type { ReactNode } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Notice } from '@stoa/ui/components/notice'
import { useTexts } from '../texts/texts.ts'

interface DeleteQuestionProps {
  title: string
  /** The selected rows, which are sent again. */
  ids: readonly string[]
  /** Label of the button that deletes them. */
  confirm: string
  /** What is lost. */
  children: ReactNode
}

/** Whether selected rows should be deleted. The way back is the list as it is. */
export function DeleteQuestion({ title, ids, confirm, children }: DeleteQuestionProps) {
  const { kit } = useTexts().dashboard
  const { pathname, search } = useLocation()
  return (
    <Notice tone="problem" title={title} focused>
      <Form method="post" className="mt-1 space-y-3">
        {children}
        <input type="hidden" name="confirmed" value="yes" />
        {ids.map((id) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="intent" value="delete" className="button-danger">
            {confirm}
          </Button>
          <Link to={`${pathname}${search}`} className="button button-quiet">
            {kit.cancel}
          </Link>
        </div>
      </Form>
    </Notice>
  )
}
