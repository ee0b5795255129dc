import { bare, callOf, memberOf, nameOf, parseScript, bindingsOf, walk } from './syntax.js';
/** What the files of an app use of the public packages. Clients are followed by the names of their modules, across files. */
export function usesOf(files) {
    const unreadable = [];
    const parsed = files.flatMap(({ path, script }) => {
        try {
            const tree = parseScript(path, script);
            return [{ path, tree, names: importedIn(tree) }];
        }
        catch (error) {
            unreadable.push(`${path}: ${error.message}`);
            return [];
        }
    });
    const modules = modulesOfClients(parsed);
    return { uses: parsed.flatMap((file) => usesIn(file, modules)), unreadable };
}
/** The imports of the public packages, also by `require` and `import()`. */
function importedIn(tree) {
    const names = new Map();
    walk(tree, (node) => {
        if (node.type === 'ImportDeclaration')
            readImport(node, names);
        if (node.type !== 'VariableDeclarator')
            return;
        const source = requiredBy(bare(node.init));
        if (source === undefined)
            return;
        const id = node.id;
        if (id.type === 'Identifier')
            names.set(id.name, { package: source, path: [] });
        for (const { name, local } of bindingsOf(id))
            names.set(local, { package: source, path: [name] });
    });
    return names;
}
const isPlatformPackage = (source) => source?.startsWith('@wix/') ?? false;
function readImport({ source, specifiers, importKind }, names) {
    const name = nameOf(source);
    if (!isPlatformPackage(name) || importKind === 'type')
        return;
    for (const specifier of specifiers) {
        if (specifier.importKind === 'type')
            continue;
        const path = specifier.type === 'ImportSpecifier' ? [nameOf(specifier.imported)] : [];
        names.set(nameOf(specifier.local), { package: name, path });
    }
}
/** `require('@wix/stores')`, `import('@wix/stores')` */
function requiredBy(init) {
    const call = callOf(init);
    const isRequire = call && (call.callee.type === 'Import' || nameOf(call.callee) === 'require');
    const source = isRequire ? nameOf(call.argument) : init?.type === 'ImportExpression' ? nameOf(init.source) : undefined;
    return isPlatformPackage(source) ? source : undefined;
}
/** The names that clients give to modules: `createClient({ modules: { shop: products } })` makes `shop` one, in every file. */
function modulesOfClients(files) {
    const modules = new Map([['auth', { package: '@wix/sdk', path: ['auth'] }]]);
    for (const { tree, names } of files)
        walk(tree, (node) => {
            if (node.type !== 'ObjectProperty')
                return;
            const [key, target] = [nameOf(node.key), names.get(nameOf(bare(node.value)) ?? '')];
            if (key !== undefined && target && target.package !== '@wix/sdk')
                modules.set(key, target);
        });
    return modules;
}
function usesIn({ path: file, tree, names }, modules) {
    const uses = [];
    const add = (target, node) => {
        if (target && target.path.length > 0)
            uses.push({ ...target, file, line: node.loc?.start.line ?? 0 });
    };
    walk(tree, (node) => {
        if (node.type === 'ObjectPattern') {
            for (const { name, local } of bindingsOf(node))
                if (modules.has(name) && !names.has(local))
                    names.set(local, modules.get(name));
            return;
        }
        if (node.type === 'VariableDeclarator') {
            const target = targetOf(bare(node.init), names, modules);
            const id = node.id;
            if (target && id.type === 'Identifier')
                names.set(id.name, target);
            if (target)
                for (const binding of bindingsOf(id))
                    add({ ...target, path: [...target.path, binding.name] }, binding.node);
            return;
        }
        if (memberOf(node))
            return add(targetOf(node, names, modules), node);
        const call = callOf(node);
        const called = names.get(nameOf(call?.callee) ?? '');
        if (called)
            add(called, node);
        if (modules.size > 1 && call && memberOf(call.callee)?.name === 'graphql')
            add({ package: '@wix/sdk', path: ['graphql'] }, node);
    });
    return uses;
}
/** What an expression stands for: an imported name, `client.products`, `client.use(products)`, and members of these. */
function targetOf(node, names, modules) {
    if (!node)
        return undefined;
    if (node.type === 'Identifier')
        return names.get(node.name);
    const member = memberOf(node);
    if (member) {
        const object = targetOf(member.object, names, modules);
        if (object)
            return { ...object, path: [...object.path, member.name] };
        return modules.get(member.name);
    }
    const call = callOf(node);
    if (!call)
        return undefined;
    if (memberOf(call.callee)?.name === 'use')
        return targetOf(call.argument, names, modules);
    return names.get(nameOf(call.callee) ?? '')?.path[0]?.endsWith('Strategy') ? { package: '@wix/sdk', path: ['auth'] } : undefined;
}
