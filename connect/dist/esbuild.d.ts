/** The plugin for esbuild: `plugins: [connect()]`. */
export declare const connect: (options?: import("./settings.ts").ConnectOptions | undefined) => EsbuildPlugin;
