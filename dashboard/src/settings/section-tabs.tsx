import { useTexts } from '@stoa/ui/texts/texts'
import { Tabs } from '../kit/tabs.tsx'
import { paths } from '../paths.ts'
import { sectionNames } from './sections.ts'

/** The pages of the settings. */
export function SectionTabs() {
  const { settings: words, signIn } = useTexts().dashboard
  const tabs = sectionNames.map((name) => ({ to: paths.settingsOf(name), text: words.sections[name] }))
  return (
    <Tabs
      label={words.title}
      tabs={[...tabs, { to: paths.signInSettings, text: signIn.title }, { to: paths.testCart, text: words.testCart }]}
    />
  )
}
