import { Form, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Badge } from '../kit/badge.tsx'
import { Card } from '../kit/card.tsx'
import { Facts } from '../kit/facts.tsx'
import { Code } from '../kit/highlight.tsx'
import { useMay } from '../kit/use-may.ts'
import { useTexts } from '../texts/texts.ts'

const snippet = "items\n  .withEnvironment('SANDBOX')\n  .query('Books')\n  .find()"

/** Explains the sandbox and switches it on or off. */
export function SandboxCard({ isOn }: { isOn: boolean }) {
  const { dataSettings: texts } = useTexts().dashboard
  const mayTurn = useMay()('WIX_DATA.MODIFY_SETTINGS')
  return (
    <Card title={texts.sandbox} actions={<Badge tone={isOn ? 'good' : 'quiet'}>{texts.state(isOn)}</Badge>}>
      <div className="space-y-4">
        <p>{texts.what}</p>
        <Facts
          facts={[
            { name: texts.shared, value: texts.sharedDetail },
            { name: texts.apart, value: texts.apartDetail },
            { name: texts.who, value: texts.whoDetail },
            { name: texts.off, value: texts.offDetail },
            { name: texts.code, value: <Code text={snippet} label={texts.code} language="typescript" /> },
          ]}
        />
        {mayTurn ? <Switch isOn={isOn} /> : <p className="text-small text-soft">{texts.mayNot}</p>}
      </div>
    </Card>
  )
}

function Switch({ isOn }: { isOn: boolean }) {
  const { dataSettings: texts } = useTexts().dashboard
  const isTurning = useNavigation().state === 'submitting'
  return (
    <Form method="post">
      <Button
        type="submit"
        name="sandbox"
        value={isOn ? 'off' : 'on'}
        {...(isOn ? { look: 'quiet' as const } : {})}
        pendingText={isTurning && texts.turning}
      >
        {texts.turn(isOn)}
      </Button>
    </Form>
  )
}
