import { parse } from '@babel/parser';
const wrappers = new Set(['AwaitExpression', 'TSNonNullExpression', 'TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression']);
/** The syntax tree of a script. Throws if it is no JavaScript or TypeScript. */
export function parseScript(path, script) {
    const isTypeScriptOnly = /\.[cm]?ts$/.test(path);
    const plugins = ['typescript', 'decorators', ...(isTypeScriptOnly ? [] : ['jsx'])];
    return parse(script, {
        sourceType: 'unambiguous',
        plugins,
        allowReturnOutsideFunction: true,
        allowAwaitOutsideFunction: true,
        errorRecovery: true,
    }).program;
}
export const isNode = (value) => typeof value === 'object' && value !== null && typeof value.type === 'string';
/** Calls `visit` for every node of a tree. */
export function walk(node, visit) {
    visit(node);
    for (const value of Object.values(node)) {
        if (Array.isArray(value))
            for (const one of value)
                if (isNode(one))
                    walk(one, visit);
        if (isNode(value))
            walk(value, visit);
    }
}
/** An expression without what only its types and its timing need: `await (x as T)!` is `x`. */
export function bare(node) {
    if (!isNode(node))
        return undefined;
    return wrappers.has(node.type) ? bare(node.expression ?? node.argument) : node;
}
/** The name of an identifier, or the text of a string. */
export function nameOf(node) {
    if (!isNode(node))
        return undefined;
    if (node.type === 'Identifier')
        return node.name;
    return node.type === 'StringLiteral' ? node.value : undefined;
}
/** `object.name` and `object['name']`. */
export function memberOf(node) {
    if (node.type !== 'MemberExpression' && node.type !== 'OptionalMemberExpression')
        return undefined;
    const object = bare(node.object);
    const property = node.property;
    const name = node.computed && property.type !== 'StringLiteral' ? undefined : nameOf(property);
    return object && name !== undefined ? { object, name } : undefined;
}
/** The callee and the first argument of a call. */
export function callOf(node) {
    if (node?.type !== 'CallExpression' && node?.type !== 'OptionalCallExpression')
        return undefined;
    const callee = bare(node.callee);
    return callee && { callee, argument: bare(node.arguments[0]) };
}
/** The names that a pattern binds to members of an object: `{ a, b: c }` binds `a` to a and `c` to b. */
export function bindingsOf(pattern) {
    if (pattern.type !== 'ObjectPattern')
        return [];
    return pattern.properties.flatMap((property) => {
        const value = property.value;
        const name = nameOf(property.key);
        const local = nameOf(value?.type === 'AssignmentPattern' ? value.left : value);
        return name !== undefined && local !== undefined ? [{ name, local, node: property }] : [];
    });
}
