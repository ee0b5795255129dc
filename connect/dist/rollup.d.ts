/** The plugin for Rollup: `plugins: [connect()]`. */
export declare const connect: (options?: import("./settings.ts").ConnectOptions | undefined) => any;
