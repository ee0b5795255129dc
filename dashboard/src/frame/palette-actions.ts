import { useFetcher, useNavigate, useSubmit } from 'react-router'
import { densities, themes } from '@stoa/contract/staff/choices'
import { useToast } from '../kit/toasts.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'

interface PaletteAction {
  text: string
  act: () => unknown
}

/** Actions of the palette that don't leave the page. */
export function usePaletteActions(): PaletteAction[] {
  const { find, user, notifications, shop, signOut } = useTexts().dashboard.frame
  const { submit } = useFetcher({ key: 'palette' })
  const navigate = useNavigate()
  const leave = useSubmit()
  const toast = useToast()
  const prefer = (field: string, value: string) => () =>
    submit({ quiet: '1', [field]: value }, { method: 'post', action: paths.preferences })
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(location.href)
    toast({ title: find.copied })
  }
  return [
    { text: find.copyAddress, act: copy },
    ...themes.map((theme) => ({ text: find.theme(user.themes[theme]), act: prefer('theme', theme) })),
    ...densities.map((density) => ({ text: find.density(user.densities[density]), act: prefer('density', density) })),
    { text: notifications.title, act: () => navigate(paths.notifications) },
    { text: shop, act: () => location.assign('/') },
    { text: signOut, act: () => leave(null, { method: 'post', action: paths.signOut }) },
  ]
}
