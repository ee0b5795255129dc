/** The ID in what the packages make of a file, such as `wix:image://v1/<id>/<name>#originWidth=1` or `wix:document://v1/ugd/<id>/<name>` (wire §8). Everything
 *  else is taken for an ID. */
export function fileIdOf(text: string): string {
  const inText = /^(?:wix:)?(?:image|video|audio|document|vector|archive|model3d):\/\/v1\/(?:ugd\/)?([^/#]+)/.exec(text)?.[1]
  return inText === undefined ? text : decoded(inText)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
