const BIDI_AND_HIDDEN =
  /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]|[\u{E0000}-\u{E007F}]/gu
// oxlint-disable-next-line no-control-regex -- this is what is looked for
const TERMINAL = /\u001B\[[0-9;?]*[ -/]*[@-~]|\u001B\][^\u0007\u001B]*(?:\u0007|\u001B\\)?|\u001B./g
// oxlint-disable-next-line no-control-regex -- this is what is looked for
const CONTROLS = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g
const PICTURE = /!\[([^[\]]*)\]\([^)]*\)?/g
const LINK = /\[([^[\]]*)\]\(([^)]*)(?:\)|$)/g
const REFERENCE = /^[ \t]*\[[^[\]\n]+\]:[ \t]*\S.*$/gm
const TAG = /<\/?[a-z!?][^>]*>?/gi
const ADDRESS = /(?:(?<![a-z0-9+.-])[a-z0-9+.-]+:\/\/|\b(?:javascript:|data:|mailto:|tel:|www\.))[^\s)<>"']*/gi

/** A model's words made harmless: plain text, without pictures, markup, hidden letters or ways out of our own hosts. */
export function neutralise(text: string, ownHosts: ReadonlySet<string>): string {
  return text
    .replaceAll(TERMINAL, '')
    .replaceAll(CONTROLS, '')
    .replaceAll(BIDI_AND_HIDDEN, '')
    .replaceAll(PICTURE, '$1')
    .replaceAll(LINK, (_all, label: string, target: string) => {
      const [url = ''] = target.split(/\s/, 1)
      return isOwn(url, ownHosts) ? `${label} (${url})` : label
    })
    .replaceAll(REFERENCE, '')
    .replaceAll(TAG, '')
    .replaceAll(ADDRESS, (url) => (isOwn(url, ownHosts) ? url : ''))
    .replaceAll(/[ \t]{2,}/g, ' ')
}

/** A path of ours, or an address whose host is exactly one of ours. */
function isOwn(url: string, ownHosts: ReadonlySet<string>): boolean {
  if (/^\/(?![/\\])/.test(url)) return true
  const parsed = URL.parse(url)
  return parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.username === '' && ownHosts.has(parsed.host)
}
