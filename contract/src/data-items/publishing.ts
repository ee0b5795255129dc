/** What says of an item whether it is published, in a collection that has the plugin PUBLISH: its status, and the instants at which that changes by itself. */
export const publishingFields = ['_publishStatus', '_publishDate', '_unpublishDate'] as const
export const [statusField, publishField, unpublishField] = publishingFields
