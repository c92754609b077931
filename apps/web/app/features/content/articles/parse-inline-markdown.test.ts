import { expect, test } from 'vitest'
import { parseInlineMarkdown } from './parse-inline-markdown.ts'

const text = (words: string) => ({ type: 'text', text: words })

test('bold and links are found among words', () => {
  expect(
    parseInlineMarkdown('Mowatt is **free for you**. Read [the guide](/blog/a) or [write](mailto:a@b.example).'),
  ).toEqual([
    [
      text('Mowatt is '),
      { type: 'text', text: 'free for you', bold: true },
      text('. Read '),
      { type: 'link', url: '/blog/a', children: [text('the guide')] },
      text(' or '),
      { type: 'link', url: 'mailto:a@b.example', children: [text('write')] },
      text('.'),
    ],
  ])
})

test('marks may be in each other, in words and in links', () => {
  expect(parseInlineMarkdown('**Free, *really*.** See [**the** guide](/blog/a), \\*not\\* this.')).toEqual([
    [
      { type: 'text', text: 'Free, ', bold: true },
      { type: 'text', text: 'really', bold: true, italic: true },
      { type: 'text', text: '.', bold: true },
      text(' See '),
      { type: 'link', url: '/blog/a', children: [{ type: 'text', text: 'the', bold: true }, text(' guide')] },
      text(', *not* this.'),
    ],
  ])
})

test('a blank line begins a new paragraph', () => {
  expect(parseInlineMarkdown('One.\n\n  Two.\n')).toEqual([[text('One.')], [text('Two.')]])
  expect(parseInlineMarkdown('')).toEqual([])
})

test.for(['javascript:evil', '//evil.example', 'http://plain.example', 'data:text/html,x'])(
  'a link to %s is only words',
  (target) => {
    expect(parseInlineMarkdown(`[here](${target})`)).toEqual([[text('here')]])
  },
)

test.for(['2 * 3 ** 4', '<b>not bold</b>', '[unfinished](', '# no heading', '**', '[]()'])(
  '%j stays as it is',
  (line) => {
    expect(parseInlineMarkdown(line)).toEqual([[text(line)]])
  },
)
