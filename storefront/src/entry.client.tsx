import { hydrate } from '@stoa/ui/entry-client'

hydrate()
