import { Form, Link } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { ConfirmForm } from '../kit/confirm-form.tsx'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { canUndo, isAtWork, type Import } from './import-view.ts'
import { mayImport } from './may-import.ts'

/** The actions available in the current status of an import. */
export function ImportActions({ one }: { one: Import }) {
  const { imports: words } = useTexts().dashboard
  const may = useMay()
  if (!mayImport(may, one.target)) return null
  const { status, counts } = one
  const isOver = ['FINISHED', 'CANCELED', 'FAILED', 'UNDONE'].includes(status)
  return (
    <div className="flex flex-wrap gap-2">
      {status === 'READY' && (
        <>
          <Intent intent="start" text={words.start} isFirst />
          {!one.checked && <Intent intent="check" text={words.check} />}
          <Link to={paths.importColumns(one)} className="button button-quiet">
            {words.back}
          </Link>
        </>
      )}
      {isAtWork(one) && (
        <Link to={paths.import(one)} className="no-scripts-only button button-quiet">
          {words.refresh}
        </Link>
      )}
      {status === 'RUNNING' && <Intent intent="pause" text={words.pause} />}
      {(status === 'PAUSED' || status === 'FAILED') && <Intent intent="resume" text={words.resume} isFirst />}
      {['READY', 'CHECKING', 'RUNNING', 'PAUSED'].includes(status) && (
        <ConfirmForm trigger={words.cancel} title={words.cancelTitle} text={words.cancelText} confirm={words.cancel} isDanger>
          <input type="hidden" name="intent" value="cancel" />
        </ConfirmForm>
      )}
      {canUndo(one) && (
        <ConfirmForm
          trigger={words.undo}
          title={words.undoTitle}
          text={words.undoText(counts.inserted, counts.updated)}
          confirm={words.undo}
          isDanger
        >
          <input type="hidden" name="intent" value="undo" />
        </ConfirmForm>
      )}
      {isOver && (
        <ConfirmForm trigger={words.remove} title={words.removeTitle} text={words.removeText} confirm={words.remove} isDanger>
          <input type="hidden" name="intent" value="delete" />
        </ConfirmForm>
      )}
    </div>
  )
}

function Intent({ intent, text, isFirst = false }: { intent: string; text: string; isFirst?: boolean }) {
  return (
    <Form method="post">
      <Button type="submit" name="intent" value={intent} look={isFirst ? 'primary' : 'quiet'}>
        {text}
      </Button>
    </Form>
  )
}
