import { expect, test } from 'vitest'
import { buildSearchIndex } from './search-index.ts'
import { search } from './search.ts'
import type { SearchDocument } from './search-document.ts'

function article(title: string, text = ''): SearchDocument {
  return { kind: 'article', title, text, href: `/blog/${title.toLowerCase().replaceAll(' ', '-')}` }
}

const documents = [
  article('How to switch energy provider', 'Switching takes about a minute. Nobody comes to your home.'),
  article('Green energy tariffs explained', 'Renewable electricity and what the label means.'),
  article('Smart meters', 'A smart meter keeps working when you switch supplier. Some lose their smart features.'),
  article('Savings in a year', 'A saving depends on how much gas you use.'),
  article('Standing charges', `${'Long words about other things. '.repeat(60)} Gas is mentioned once, at the end.`),
]
const index = buildSearchIndex(documents)

function titles(query: string): string[] {
  return search(index, query, 1).results.map(({ title }) => title.map(({ text }) => text).join(''))
}

function marked(query: string): string[] {
  const { results } = search(index, query, 1)
  return results
    .flatMap(({ title, excerpt }) => [...title, ...excerpt].filter((each) => each.isMatch))
    .map((each) => each.text)
}

test('a word in the title wins over the same word in the text', () => {
  expect(titles('switch')).toEqual(['How to switch energy provider', 'Smart meters'])
})

test('endings, letter case and accents do not matter', () => {
  for (const query of ['SWITCHED', 'switches', 'switching', 'swítch']) expect(titles(query)[0]).toMatch(/switch energy/)
  expect(titles('save')).toEqual(['Savings in a year'])
})

test('the beginning of a word finds it', () => {
  expect(titles('renew')).toEqual(['Green energy tariffs explained'])
})

test.for([
  ['swich', 'How to switch energy provider'],
  ['smrat', 'Smart meters'],
  ['renewabel', 'Green energy tariffs explained'],
  ['electrcity', 'Green energy tariffs explained'],
  ['tarrif', 'Green energy tariffs explained'],
  ['standng', 'Standing charges'],
])('the typing mistake %s still finds %s', ([query, title]) => {
  expect(titles(query ?? '')[0]).toBe(title)
  expect(search(index, query ?? '', 1).isGuess).toBe(true)
})

test('two words with a mistake each find and mark both, though one begins another word', () => {
  const metric = buildSearchIndex([...documents, article('Metrics', 'Metric figures. Metrics again. A metre is long.')])
  const { results, isGuess } = search(metric, 'smrt metr', 1)
  const words = results[0]?.title.filter((each) => each.isMatch).map((each) => each.text)
  expect([isGuess, words]).toEqual([true, ['Smart', 'meters']])
})

test('of a very short word the last letter may be wrong', () => {
  expect(titles('gaz')).toEqual(titles('gas'))
  expect(search(index, 'gaz', 1).isGuess).toBe(true)
})

test('what is called by the typed words comes first, whatever else repeats them', () => {
  const legal = (title: string, text: string): SearchDocument => ({ kind: 'legal', title, text, href: `/${title}` })
  const pages = buildSearchIndex([
    article('How we handle privacy', 'Privacy, privacy and privacy again.'),
    legal('Website terms', 'Rules.'),
    legal('App terms', 'Terms of the app. These terms are terms.'),
    legal('Privacy policy', 'What we collect.'),
    legal('Your privacy (Website terms)', 'Privacy. Terms.'),
  ])
  const first = (query: string) => search(pages, query, 1).results[0]?.href
  expect(first('privacy')).toBe('/Privacy policy')
  expect(first('privacy policy')).toBe('/Privacy policy')
  expect(first('terms')).toBe('/Website terms')
  expect(first('app terms')).toBe('/App terms')
})

test('a word that is right is not taken for another one', () => {
  expect(search(index, 'meter', 1).isGuess).toBe(false)
  expect(titles('xyz')).toEqual([])
  expect(titles('gos')).toEqual([])
})

test('whoever types several words gets what has them all first', () => {
  expect(titles('smart switch')[0]).toBe('Smart meters')
  expect(titles('gas saving')[0]).toBe('Savings in a year')
})

test('words that say nothing are left out', () => {
  expect(titles('how do I switch to the energy')[0]).toBe('How to switch energy provider')
})

test('words that say nothing find only the titles that have them in a row', () => {
  expect(titles('how to')).toEqual(['How to switch energy provider'])
  expect(marked('how to')).toEqual(expect.arrayContaining(['How', 'to']))
  expect(titles('in a')).toEqual(['Savings in a year'])
  for (const query of ['the', 'a', 'to how', 'what is the', 'you']) expect(titles(query)).toEqual([])
})

test('a short text about a word wins over a long one that mentions it', () => {
  expect(titles('gas')).toEqual(['Savings in a year', 'Standing charges'])
})

test('the found words are marked, in all their forms, and nothing is lost', () => {
  expect(marked('switch')).toEqual(['switch', 'Switching', 'switch'])
  const [first] = search(index, 'switch', 1).results
  expect(first?.excerpt.map(({ text }) => text).join('')).toBe(documents[0]?.text)
})

test('of a long text the part with the word is shown', () => {
  const found = search(index, 'mentioned', 1)
    .results[0]?.excerpt.map(({ text }) => text)
    .join('')
  expect(found).toMatch(/^… /)
  expect(found).toMatch(/Gas is mentioned once, at the end\.$/)
})

test.for(['', '   ', '!?', '\u0000', '"); drop table'])('%j does no harm', (query) => {
  expect(search(index, query, 1).total).toBeLessThanOrEqual(documents.length)
})

test('twenty results make a page, and a page that does not exist is the last one', () => {
  const many = buildSearchIndex(Array.from({ length: 45 }, (_, at) => article(`Gas ${at}`)))
  expect(search(many, 'gas', 1)).toMatchObject({ total: 45, page: 1, pageCount: 3 })
  expect(search(many, 'gas', 3).results).toHaveLength(5)
  expect(search(many, 'gas', 99)).toMatchObject({ page: 3 })
  expect(search(many, 'gas', -1)).toMatchObject({ page: 1 })
})

test.for(['tarrif', 'tarif'])('%s finds what is about tariffs: posts and answers first, terms after them', (query) => {
  const mixed = buildSearchIndex([
    {
      kind: 'legal',
      title: 'Tariffs (App terms)',
      text: 'A tariff. Tariffs. The tariff you chose.',
      href: '/terms/app',
    },
    {
      kind: 'legal',
      title: 'Changes (Terms)',
      text: 'When it arrives we tell you; an arrival is a tarmac.',
      href: '/terms',
    },
    article('Green energy tariffs explained', `${'Renewable electricity and its label. '.repeat(40)} A tariff.`),
    { kind: 'question', title: 'What is a tariff?', text: 'What you pay for a unit.', href: '/learn-more#faq-tariff' },
  ])
  const { results } = search(mixed, query, 1)
  expect(results.map(({ kind }) => kind)).toEqual(['question', 'article', 'legal'])
  expect(results.map(({ href }) => href)).not.toContain('/terms')
})

test('a typing mistake keeps the first letter', () => {
  const only = buildSearchIndex([article('Arrives'), article('Barrier')])
  expect(search(only, 'tarrif', 1).total).toBe(0)
})
