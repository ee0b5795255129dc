import { Tabs } from '../kit/tabs.tsx'
import { useMay } from '../kit/use-may.ts'
import type { UsedPermission } from '../kit/used-permissions.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { sectionNames } from './sections.ts'

/** Tabs for the settings pages that the signed-in user can open. */
export function SectionTabs() {
  const { settings: texts, signIn, dataSettings, team, roles } = useTexts().dashboard
  const may = useMay()
  const tabs: readonly { to: string; text: string; permission: UsedPermission }[] = [
    ...sectionNames.map((name) => ({ to: paths.settingsOf(name), text: texts.sections[name], permission: 'SHOP.READ_SETTINGS' as const })),
    { to: paths.locations, text: texts.locations.title, permission: 'LOCATIONS.READ' },
    { to: paths.signInSettings, text: signIn.title, permission: 'SIGN_IN.READ_SETTINGS' },
    { to: paths.dataSettings, text: dataSettings.title, permission: 'WIX_DATA.READ_SETTINGS' },
    { to: paths.team, text: team.title, permission: 'STAFF.READ' },
    { to: paths.roles, text: roles.title, permission: 'ROLES.READ' },
    { to: paths.testCart, text: texts.testCart, permission: 'SHOP.READ_SETTINGS' },
  ]
  return <Tabs label={texts.title} tabs={tabs.filter(({ permission }) => may(permission)).map(({ to, text }) => ({ to, text }))} />
}
