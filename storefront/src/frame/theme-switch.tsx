import { Monitor, Moon, Sun } from 'lucide-react'
import type { FormEvent } from 'react'
import { useFetcher } from 'react-router'
import { usePageAddress } from '@stoa/ui/rendered-once'
import { isTheme, themes, type Theme } from '@stoa/ui/theme'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'

const icons = { system: Monitor, light: Sun, dark: Moon } as const
const fetcherKey = 'theme'

/** The selected theme, even before the server has saved it. */
export function useTheme(kept: Theme): Theme {
  const chosen = useFetcher({ key: fetcherKey }).formData?.get('theme')
  return isTheme(chosen) ? chosen : kept
}

/** The system's theme, light or dark. Stored in a cookie, so that the server renders it. */
export function ThemeSwitch({ theme }: { theme: Theme }) {
  const { footer } = useTexts().storefront
  const back = usePageAddress()
  const fetcher = useFetcher({ key: fetcherKey })
  const chosen = useTheme(theme)
  const choose = (event: FormEvent): void => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter instanceof HTMLButtonElement) void fetcher.submit({ theme: submitter.value }, { method: 'post', action: paths.theme })
  }
  return (
    <form method="post" action={paths.theme} onSubmit={choose}>
      <input type="hidden" name="back" value={back} />
      <fieldset aria-label={footer.theme} className="inline-flex gap-1">
        {themes.map((one) => {
          const Icon = icons[one]
          return (
            <button
              key={one}
              type="submit"
              name="theme"
              value={one}
              aria-pressed={chosen === one}
              title={footer.themes[one]}
              className="icon-button border border-transparent aria-pressed:border-edge aria-pressed:bg-surface"
            >
              <Icon className="size-5" aria-hidden="true" />
              <span className="sr-only">{footer.themes[one]}</span>
            </button>
          )
        })}
      </fieldset>
    </form>
  )
}
