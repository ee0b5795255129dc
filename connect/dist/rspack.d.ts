/** The plugin for Rspack: `plugins: [connect()]`. */
export declare const connect: (options?: import("./settings.ts").ConnectOptions | undefined) => RspackPluginInstance;
