import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { useOnwards } from './use-onwards.ts'

export interface ProviderButton {
  id: string
  /** The provider's name. */
  name: string
  /** The label, if it isn't “Continue with …”. */
  label: string | null
  look: 'OUTLINE' | 'SOLID'
}

interface ProviderButtonsProps {
  buttons: readonly ProviderButton[]
  /** Whether the provider must authenticate the person again. */
  anew?: boolean
}

/** Below a form: the sign-in providers in the owner's order. They are links, so that they work without scripts. */
export function ProviderButtons({ buttons, anew = false }: ProviderButtonsProps) {
  const { providers: words } = useTexts().storefront.signIn
  const query = useOnwards('')
  if (buttons.length === 0) return null
  const rest = anew ? `${query ? `${query}&` : '?'}anew` : query
  return (
    <section aria-label={words.title} className="mt-6">
      <p
        aria-hidden
        className="flex items-center gap-3 text-small text-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line"
      >
        {words.or}
      </p>
      <ul className="mt-6 space-y-3">
        {buttons.map(({ id, name, label, look }) => (
          <li key={id}>
            <a href={`${paths.signInWith(id)}${rest}`} rel="nofollow" className={`button w-full ${looks[look]}`}>
              <Initial of={name} />
              <span className="min-w-0 break-words">{label || words.continueWith(name)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const looks = { OUTLINE: 'button-quiet', SOLID: 'button-primary' } as const

/** A placeholder for a provider's logo. */
const Initial = ({ of: name }: { of: string }) => (
  <span
    aria-hidden
    className="grid size-6 shrink-0 place-items-center rounded-full border border-current text-xs leading-none font-semibold"
  >
    {[...name][0]?.toLocaleUpperCase()}
  </span>
)
