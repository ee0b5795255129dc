import { deskPages } from '../screens/routes.ts'
import { isOfData, deskScreens } from '../screens/screens.ts'
import { auditScreens } from './audit-screens.ts'

auditScreens({ screens: deskScreens.filter(isOfData), pages: deskPages, isPage: (file) => isOfData({ page: file }) })
