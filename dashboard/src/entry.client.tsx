import { hydrate } from '@stoa/ui/entry-client'

void hydrate()
