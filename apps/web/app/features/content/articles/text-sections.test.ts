import { expect, test } from 'vitest'
import type { Block } from '../site-content.ts'
import { introOf, otherSections, textSections } from './text-sections.ts'

const paragraph = (text: string): Block => ({ type: 'paragraph', children: [{ type: 'text', text }] })
const heading = (level: 2 | 3, text: string): Block => ({ type: 'heading', level, children: [{ type: 'text', text }] })

test('a text is cut at its main headings only', () => {
  const body = [
    paragraph('Before.'),
    heading(2, 'Guides'),
    paragraph('One.'),
    heading(3, 'Small'),
    heading(2, 'Savings'),
  ]
  expect(textSections(body)).toEqual([
    { title: '', blocks: [paragraph('Before.')] },
    { title: 'Guides', blocks: [paragraph('One.'), heading(3, 'Small')] },
    { title: 'Savings', blocks: [] },
  ])
  expect(textSections([])).toEqual([])
})

test('a section is found by its title in any letter case, and the others are what is left', () => {
  const sections = textSections([heading(2, 'GUIDES'), paragraph('One.'), heading(2, 'News'), paragraph('Two.')])
  expect(introOf(sections, 'Guides')).toEqual([paragraph('One.')])
  expect(introOf(sections, 'Savings')).toEqual([])
  expect(otherSections(sections, ['Guides', 'Savings'])).toEqual([{ title: 'News', blocks: [paragraph('Two.')] }])
})
