import type { ReactNode } from 'react'
import { siteDataTextsOf } from './site-data-texts.ts'
import { WithTexts } from './with-texts.tsx'

/** Gives a part of a page the texts for site data and media, which the page around it may not have loaded. */
export const WithSiteDataTexts = ({ children }: { children: ReactNode }) => <WithTexts textsOf={siteDataTextsOf}>{children}</WithTexts>
