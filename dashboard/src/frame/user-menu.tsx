import { CircleUser, Keyboard, LogOut, UserRound } from 'lucide-react'
import { Form, Link } from 'react-router'
import { densities, themes } from '@stoa/contract/staff/choices'
import { Dropdown, dropdownItem } from '../kit/dropdown.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { PreferenceForm } from './preference-form.tsx'
import { usePreferences } from './use-preferences.ts'

/** The signed-in user, their preferences, and the sign-out button. */
export function UserMenu({ name, email }: { name: string; email: string }) {
  const { user, shortcuts, signOut } = useTexts().dashboard.frame
  const { theme, density } = usePreferences()
  return (
    <Dropdown
      above
      chevron={false}
      label={user.open(name)}
      look="flex min-h-11 w-full items-center gap-2.5 rounded-control px-2.5 hover:bg-sunken"
      trigger={
        <>
          <CircleUser aria-hidden className="size-5 shrink-0 text-soft" strokeWidth={1.6} />
          <span className="min-w-0 truncate font-medium">{name}</span>
        </>
      }
    >
      <p className="px-2.5 pt-1 pb-2 text-small break-all text-soft">{email}</p>
      <Choices title={user.theme} field="theme" current={theme} choices={themes.map((value) => ({ value, text: user.themes[value] }))} />
      <Choices
        title={user.density}
        field="density"
        current={density}
        choices={densities.map((value) => ({ value, text: user.densities[value] }))}
      />
      <Link to={paths.profile} className={`${dropdownItem} mt-2`}>
        <UserRound aria-hidden className="size-4 text-soft" />
        {user.account}
      </Link>
      <Link to={paths.shortcuts} className={dropdownItem}>
        <Keyboard aria-hidden className="size-4 text-soft" />
        {shortcuts.title}
      </Link>
      <Form method="post" action={paths.signOut}>
        <button type="submit" className={dropdownItem}>
          <LogOut aria-hidden className="size-4 text-soft rtl:-scale-x-100" />
          {signOut}
        </button>
      </Form>
    </Dropdown>
  )
}

interface ChoicesProps {
  title: string
  field: string
  current: string
  choices: readonly { value: string; text: string }[]
}

const Choices = ({ title, field, current, choices }: ChoicesProps) => (
  <PreferenceForm className="px-2.5 pb-2">
    <fieldset>
      <legend className="mb-1 text-small text-soft">{title}</legend>
      <div className="flex rounded-control bg-sunken p-0.5">
        {choices.map(({ value, text }) => (
          <button
            key={value}
            type="submit"
            name={field}
            value={value}
            aria-pressed={value === current}
            className="min-h-8 grow cursor-pointer rounded-[calc(var(--radius-control)-2px)] px-2.5 text-small text-soft hover:text-ink aria-pressed:bg-surface aria-pressed:font-medium aria-pressed:text-ink aria-pressed:outline aria-pressed:outline-line pointer-coarse:min-h-11"
          >
            {text}
          </button>
        ))}
      </div>
    </fieldset>
  </PreferenceForm>
)
