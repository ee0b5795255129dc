import { useRouteLoaderData } from 'react-router'
import type { Route } from '../frame/+types/dashboard-frame'
import type { UsedPermission } from './used-permissions.ts'

/** Whether the signed-in user has a permission, by its name. True if that isn't known yet, because the server decides anyway. */
export function useMay(): (permission: UsedPermission) => boolean {
  const permissions = useRouteLoaderData<Route.ComponentProps['loaderData']>('frame/dashboard-frame')?.user.permissions
  return (permission) => permissions === undefined || permissions.includes(permission)
}
