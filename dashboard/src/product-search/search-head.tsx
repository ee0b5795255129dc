import { CodeButton } from '../kit/code-button.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { Tabs } from '../kit/tabs.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { NewSettings } from './new-settings.tsx'

interface SearchHeadProps {
  tab: 'test' | 'synonyms' | 'oneWay' | 'pins'
  /** The revision of the settings on the page. */
  revision: string
  call?: string
  request?: object
}

/** The head of the pages for the search, with their tabs. */
export function SearchHead({ tab, revision, call = 'productSearch.getSearchSettings', request = {} }: SearchHeadProps) {
  const { productSearch: texts } = useTexts().dashboard
  return (
    <>
      <PageHead
        title={texts.title}
        tabTitle={`${texts.tabs[tab]} · ${texts.title}`}
        detail={texts.detail}
        actions={<CodeButton call={call} request={request} />}
      />
      <Tabs
        label={texts.sections}
        tabs={[
          { to: paths.productSearch, text: texts.tabs.test },
          { to: paths.synonyms, text: texts.tabs.synonyms },
          { to: paths.oneWaySynonyms, text: texts.tabs.oneWay },
          { to: paths.pins, text: texts.tabs.pins },
        ]}
      />
      <NewSettings revision={revision} />
    </>
  )
}
