import { Form, Link } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Notice } from '@stoa/ui/components/notice'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { UsedBeforeDeletion } from './change-media.server.ts'

/** Asks whether files that pages show are to be deleted nevertheless. */
export function UsedFiles({ used: { ids, files, total, isComplete } }: { used: UsedBeforeDeletion }) {
  const { mediaUses: texts } = useTexts().dashboard
  return (
    <Notice tone="problem" title={texts.filesUsed(total)} focused>
      <ul className="mt-1">
        {files.map(({ fileId, displayName, uses }) => (
          <li key={fileId} className="wrap-anywhere">
            <Link to={paths.mediaFile(fileId)} className="link">
              {displayName}
            </Link>{' '}
            <span className="text-small text-soft">{texts.places(uses)}</span>
          </li>
        ))}
      </ul>
      {files.length < total && <p className="text-small text-soft">{texts.more(total - files.length)}</p>}
      {!isComplete && <p className="text-small text-soft">{texts.notAllChecked}</p>}
      <Form method="post" className="mt-3">
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="nevertheless" value="yes" />
        {ids.map((id) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        <Button type="submit" className="button-danger">
          {texts.deleteNevertheless}
        </Button>
      </Form>
    </Notice>
  )
}
