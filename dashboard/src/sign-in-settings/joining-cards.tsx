import { Link } from 'react-router'
import { RadioCard } from '@stoa/ui/components/radio-card'
import { Card } from '../kit/card.tsx'
import { paths } from '../paths.ts'
import { CheckAt } from '../settings/section-fields.tsx'
import { useTexts } from '../texts/texts.ts'
import type { SignInDraft } from './sign-in-draft.ts'

/** Settings for sign-up: who can join, email verification and captchas. */
export function JoiningCards({ draft: { signUp, verifyEmail, captcha, concealAccounts } }: { draft: SignInDraft }) {
  const { signIn: texts } = useTexts().dashboard
  return (
    <>
      <Card
        title={texts.signUp}
        actions={
          <Link to={`${paths.members}?status=PENDING`} className="link text-small">
            {texts.toMembers}
          </Link>
        }
      >
        <Choices name="signUp" label={texts.signUp} chosen={signUp} choices={texts.signUps} />
      </Card>
      <Card title={texts.verification}>
        <CheckAt name="verifyEmail" isOn={verifyEmail === 'on'} label={texts.verifyEmail} hint={texts.verifyEmailHint} />
        <div className="mt-4">
          <CheckAt name="concealAccounts" isOn={concealAccounts === 'on'} label={texts.concealAccounts} hint={texts.concealAccountsHint} />
        </div>
      </Card>
      <Card title={texts.captcha}>
        <Choices name="captcha" label={texts.captcha} chosen={captcha} choices={texts.captchas} />
      </Card>
    </>
  )
}

interface ChoicesProps {
  name: string
  label: string
  chosen: string
  choices: Readonly<Record<string, { title: string; detail: string }>>
}

const Choices = ({ name, label, chosen, choices }: ChoicesProps) => (
  <fieldset className="grid gap-2 sm:auto-cols-fr sm:grid-flow-col">
    <legend className="sr-only">{label}</legend>
    {Object.entries(choices).map(([value, { title, detail }]) => (
      <RadioCard key={value} name={name} value={value} defaultChecked={value === chosen} title={title} detail={detail} />
    ))}
  </fieldset>
)
