import { shopPages } from '../screens/routes.ts'
import { docsScreens, shopScreens } from '../screens/screens.ts'
import { auditScreens } from './audit-screens.ts'

auditScreens({
  screens: [...shopScreens, ...docsScreens],
  pages: shopPages,
  // Displayed only while a payment is pending; processing.test.ts audits it.
  elsewhere: ['checkout/processing-page.tsx'],
})
