import { type ConnectOptions } from './settings.ts';
/** The plugin for bundlers without needs of their own. Its name has the address, because bundlers cache what a plugin made under its name. */
export declare const plugin: import("unplugin").UnpluginInstance<ConnectOptions | undefined, boolean>;
