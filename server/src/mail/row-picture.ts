/** Pictures of this site at twice their display size. Pictures elsewhere would reveal the reader to another server. */
export function pictureOf(url = ''): { picture?: string } {
  const [, folder, id, version = ''] = /^(https?:\/\/[^/]+\/media\/)([\w.~-]+)(\?v=\d+)?$/.exec(url) ?? []
  return id ? { picture: `${folder}${id}/v1/fill/w_128,h_128,al_c,q_82,enc_auto/${id}${version}` } : {}
}
