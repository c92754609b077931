import { readFileSync } from 'node:fs'
import path from 'node:path'

const MARK = 'wordmark@mowatt'
const MOLE = 'mo-waves@mowatt'

/**
 * They travel inside the mail, so that nothing is fetched when it is opened: no server can track it, ours included.
 * Drawn by `tools/draw-mail-pictures.ts`, twice as large as they are shown.
 */
const pictures = [
  { cid: MARK, filename: 'mowatt.png', content: read('wordmark.png') },
  { cid: MOLE, filename: 'mo.png', content: read('mo-waves.png') },
]

export const pictureSources = { wordmark: `cid:${MARK}`, mole: `cid:${MOLE}` }

type Attachment = (typeof pictures)[number] & { contentType: 'image/png'; contentDisposition: 'inline' }

/** Those that a mail shows. */
export function picturesOf(html: string): Attachment[] {
  return pictures
    .filter(({ cid }) => html.includes(`src="cid:${cid}"`))
    .map((each) => ({ ...each, contentType: 'image/png', contentDisposition: 'inline' }))
}

/** For a browser, which has no attachments. */
export function withPicturesInside(html: string): string {
  return pictures.reduce(
    (page, { cid, content }) =>
      page.replaceAll(`src="cid:${cid}"`, `src="data:image/png;base64,${content.toString('base64')}"`),
    html,
  )
}

function read(file: string): Buffer {
  return readFileSync(path.join(import.meta.dirname, 'pictures', file))
}
