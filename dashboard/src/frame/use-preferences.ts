import { useFetchers, useRouteLoaderData } from 'react-router'
import { densities, themes } from '@stoa/contract/staff/choices'
import type { Route } from '../+types/root'

type RootData = Route.ComponentProps['loaderData']
type Preferences = NonNullable<RootData['preferences']>

const defaults: Preferences = { theme: 'SYSTEM', density: 'COMFORTABLE', notificationsSeen: 0 }

/** The user's preferences. A choice that is being saved already applies. */
export function usePreferences(): Preferences {
  const root = useRouteLoaderData<RootData>('root')
  const forms = useFetchers().map(({ formData }) => formData)
  const chosen = <Choice extends string>(choices: readonly Choice[], field: string): Choice | undefined =>
    forms.map((form) => choices.find((choice) => choice === form?.get(field))).findLast((choice) => choice !== undefined)
  const kept = root?.preferences ?? defaults
  return { ...kept, theme: chosen(themes, 'theme') ?? kept.theme, density: chosen(densities, 'density') ?? kept.density }
}
