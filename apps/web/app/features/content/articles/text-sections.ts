import { richTextToPlain } from '../rich-text-to-plain.ts'
import type { Block } from '../site-content.ts'

export type TextSection = { title: string; blocks: Block[] }

/** Splits a text at its main headings; the part before the first one has no title. */
export function textSections(body: readonly Block[]): TextSection[] {
  const sections: TextSection[] = []
  for (const block of body) {
    const isStart = block.type === 'heading' && block.level <= 2
    if (isStart) sections.push({ title: richTextToPlain([block]), blocks: [] })
    else if (sections.length === 0) sections.push({ title: '', blocks: [block] })
    else sections.at(-1)?.blocks.push(block)
  }
  return sections
}

/** Returns the text under a heading, found by its words in any letter case; undefined if there is none. */
export function introOf(sections: readonly TextSection[], title: string): Block[] {
  return sections.find((section) => isTitled(section, title))?.blocks ?? []
}

/** Returns the sections under none of these headings. */
export function otherSections(sections: readonly TextSection[], titles: readonly string[]): TextSection[] {
  return sections.filter((section) => !titles.some((title) => isTitled(section, title)))
}

function isTitled(section: TextSection, title: string): boolean {
  return section.title.toLowerCase() === title.toLowerCase()
}
