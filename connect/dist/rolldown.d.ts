/** The plugin for Rolldown: `plugins: [connect()]`. */
export declare const connect: (options?: import("./settings.ts").ConnectOptions | undefined) => import("rolldown").Plugin<any>[] | import("rolldown").Plugin<any>;
