/** Where files are sent to: nothing else of the server is below it. */
export const uploadFolder = '/media-uploads'
/** Where uploads in parts are created. */
export const tusFolder = `${uploadFolder}/tus`
