// node --import @stoa/connect/register server.js
import { installHooks } from './install-hooks.ts'
import { originOf } from './settings.ts'

installHooks(originOf())
