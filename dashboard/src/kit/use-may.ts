import { useRouteLoaderData } from 'react-router'
import type { Route } from '../frame/+types/dashboard-frame'

/** Whether whoever is signed in has a permission, by its name; where that is not known yet, as if they had: the server decides anyway. */
export function useMay(): (permission: string) => boolean {
  const permissions = useRouteLoaderData<Route.ComponentProps['loaderData']>('frame/dashboard-frame')?.user.permissions
  return (permission) => permissions === undefined || permissions.includes(permission)
}
