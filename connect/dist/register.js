// node --import @stoa/connect/register server.js
import { installHooks } from './install-hooks.js';
import { originOf } from './settings.js';
installHooks(originOf());
