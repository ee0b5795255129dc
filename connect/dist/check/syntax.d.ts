/** A node of a syntax tree, as the check reads it. */
export interface Node {
    type: string;
    loc?: {
        start: {
            line: number;
        };
    };
    [field: string]: unknown;
}
/** The syntax tree of a script. Throws if it is no JavaScript or TypeScript. */
export declare function parseScript(path: string, script: string): Node;
export declare const isNode: (value: unknown) => value is Node;
/** Calls `visit` for every node of a tree. */
export declare function walk(node: Node, visit: (node: Node) => void): void;
/** An expression without what only its types and its timing need: `await (x as T)!` is `x`. */
export declare function bare(node: unknown): Node | undefined;
/** The name of an identifier, or the text of a string. */
export declare function nameOf(node: unknown): string | undefined;
/** `object.name` and `object['name']`. */
export declare function memberOf(node: Node): {
    object: Node;
    name: string;
} | undefined;
/** The callee and the first argument of a call. */
export declare function callOf(node: Node | undefined): {
    callee: Node;
    argument: Node | undefined;
} | undefined;
/** The names that a pattern binds to members of an object: `{ a, b: c }` binds `a` to a and `c` to b. */
export declare function bindingsOf(pattern: Node): {
    name: string;
    local: string;
    node: Node;
}[];
