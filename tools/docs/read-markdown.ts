/** The parts of a page: prose without code, the code in it, its links, and its anchors. */
export type MarkdownPage = {
  links: string[]
  inlineCode: string[]
  codeLines: string[]
  prose: string
  anchors: Set<string>
}

const FENCE = /^ {0,3}(`{3,}|~{3,})[^\n]*\n([\s\S]*?)(?:^ {0,3}\1[`~]*[ \t]*$|(?![\s\S]))/gm
const INLINE_CODE = /(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/g
const LINK = /\]\(\s*(?:<([^>]*)>|([^\s)]+))(?:\s+["'(][^)]*)?\)/g
const REFERENCE = /^ {0,3}\[[^\]]+\]:\s*<?([^\s>]+)>?/gm
const HEADING = /^ {0,3}#{1,6}[ \t]+(.+?)[ \t#]*$/gm
const EXPLICIT_ANCHOR = /<a\s+(?:id|name)="([^"]+)"/g

export function readMarkdown(text: string): MarkdownPage {
  const fenced: string[] = []
  const unfenced = text.replaceAll(/<!--[\s\S]*?-->/g, '').replaceAll(FENCE, (_, __, body: string) => {
    fenced.push(body)
    return '\n'
  })
  const inlineCode = [...unfenced.matchAll(INLINE_CODE)].map((match) => (match[2] ?? '').trim())
  const prose = unfenced.replaceAll(INLINE_CODE, ' ')
  const links = [
    ...[...prose.matchAll(LINK)].map((match) => match[1] ?? match[2] ?? ''),
    ...[...prose.matchAll(REFERENCE)].map((match) => match[1] ?? ''),
  ]
  const codeLines = [...inlineCode, ...fenced.flatMap((body) => body.split('\n'))]
  return { links, inlineCode, codeLines, prose, anchors: anchorsOf(unfenced) }
}

/** Headings become anchors like on code hosts: lower case, no punctuation, dashes, numbers for repeats. */
function anchorsOf(unfenced: string): Set<string> {
  const anchors = new Set([...unfenced.matchAll(EXPLICIT_ANCHOR)].map((match) => match[1] ?? ''))
  const uses = new Map<string, number>()
  for (const [, heading = ''] of unfenced.matchAll(HEADING)) {
    const slug = heading
      .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-')
    const use = uses.get(slug) ?? 0
    uses.set(slug, use + 1)
    anchors.add(use === 0 ? slug : `${slug}-${use}`)
  }
  return anchors
}
