import { Tabs } from '../kit/tabs.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'

export function MediaTabs() {
  const { sections } = useTexts().dashboard.media
  return (
    <Tabs
      tabs={[
        { to: paths.media, text: sections.library },
        { to: paths.visitorUploads, text: sections.visitors },
        { to: paths.mediaTrash, text: sections.trash },
      ]}
    />
  )
}
