/** `Map.groupBy`, which Node has since 21. */
export declare function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]>;
