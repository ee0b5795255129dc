import { lazy, Suspense, useState, type ComponentProps } from 'react'
import type { Picker } from './dialog/picker.tsx'

const LazyPicker = lazy(async () => ({ default: (await import('./dialog/picker.tsx')).Picker }))

/** Chooses files of the media library. Its parts and texts are loaded when it is first opened. */
export function PickerDialog(picker: ComponentProps<typeof Picker>) {
  const [isLoaded, setIsLoaded] = useState(false)
  if (picker.isOpen && !isLoaded) setIsLoaded(true)
  return <Suspense>{isLoaded && <LazyPicker {...picker} />}</Suspense>
}
