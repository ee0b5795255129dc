/** The plugin for webpack: `plugins: [connect()]`. */
export declare const connect: (options?: import("./settings.ts").ConnectOptions | undefined) => WebpackPluginInstance;
