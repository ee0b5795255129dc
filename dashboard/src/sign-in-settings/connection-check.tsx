import { useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Notice } from '@stoa/ui/components/notice'
import { problemSummary } from '@stoa/ui/form-problems'
import { useTexts } from '../texts/texts.ts'
import type { CheckedConnection } from './check-connection.server.ts'

interface ConnectionCheckProps {
  /** The connection's path in the form: `connections.0`. */
  at: string
  name: string
  /** The result, if this connection has just been checked. */
  checked: CheckedConnection | undefined
}

/** A button that checks the provider with the values in the form, and the result. */
export function ConnectionCheck({ at, name, checked }: ConnectionCheckProps) {
  const { check: texts } = useTexts().dashboard.signIn
  const intent = `check:${at}`
  const isChecking = useNavigation().formData?.get('intent') === intent
  return (
    <div className="space-y-3">
      <Button
        type="submit"
        look="quiet"
        name="intent"
        value={intent}
        formNoValidate
        aria-label={texts.of(name)}
        pendingText={isChecking && texts.pending}
      >
        {texts.button}
      </Button>
      <div aria-live="polite">{checked && !isChecking && <Findings {...checked} />}</div>
    </div>
  )
}

function Findings({ findings = [], problems }: CheckedConnection) {
  const allTexts = useTexts()
  const { check: texts } = allTexts.dashboard.signIn
  if (problems)
    return <Notice tone="problem" title={Object.keys(problems.fields).length > 0 ? texts.incomplete : problemSummary(allTexts, problems)} />
  const isWell = findings.every(({ level }) => level === 'warning')
  return (
    <Notice tone={isWell ? 'good' : 'problem'} title={isWell ? texts.well : texts.unwell}>
      {findings.length > 0 && (
        <ul className="mt-1 list-disc space-y-1 ps-5">
          {findings.map(({ code, detail = '' }) => (
            <li key={`${code} ${detail}`} className="break-words">
              {texts.findings[code](detail)}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
