/** The publishing state of an item in a collection with the PUBLISH plugin: its status, and the times at which the status changes automatically. */
export const publishingFields = ['_publishStatus', '_publishDate', '_unpublishDate'] as const
export const [statusField, publishField, unpublishField] = publishingFields
