import { dashboardPages } from '../screens/routes.ts'
import { isOfData, dashboardScreens } from '../screens/screens.ts'
import { auditScreens } from './audit-screens.ts'

auditScreens({ screens: dashboardScreens.filter(isOfData), pages: dashboardPages, isPage: (file) => isOfData({ page: file }) })
