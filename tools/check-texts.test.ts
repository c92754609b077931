import { expect, test } from 'vitest'
import { checkTexts } from './check-texts.ts'
import { plantTree } from './plant-tree.ts'

const PAGE = 'apps/web/app/features/bills/bill-list.tsx'

function found(code: string, file = PAGE): string[] {
  using tree = plantTree({ [file]: `export const Part = () => (\n  ${code}\n)\n` })
  return checkTexts(tree.root).findings.map((finding) => `${finding.file} ${finding.message.split('” is')[0]}`)
}

test.each([
  ['<p>Loading your bills</p>', 'Loading your bills'],
  ['<p><b>{count}</b> bills</p>', 'bills'],
  ['<>{isBusy ? "Saving" : texts.save}</>', 'Saving'],
  ['<p>{isBusy && `Step ${step}`}</p>', 'Step …'],
  ['<nav aria-label="Pages" />', 'Pages'],
  ['<img alt={isNew ? texts.fresh : "Old bill"} />', 'Old bill'],
  ['<input placeholder="you@example.com" />', 'you@example.com'],
  ['<Button loadingLabel="Saving">{texts.save}</Button>', 'Saving'],
  ['<Field hint={`Up to ${most}`} />', 'Up to …'],
  ['<Dialog title="Delete it" />', 'Delete it'],
])('the text in %s is refused', (code, text) => {
  expect(found(code)).toEqual([`${PAGE}:2 “${text}`])
})

test.each([
  '<p className="text small">{texts.loading} {count}</p>',
  '<p>{count}: {name}.&nbsp;</p>',
  '<a href="/bills" target="_blank" rel="noreferrer">{kind === "gas" ? texts.gas : name}</a>',
  '<img alt="" />',
  '<Field label={texts.email} type="email" name="email" />',
])('%s has no text of its own', (code) => {
  expect(found(code)).toEqual([])
})

test('a test may say anything, the console may not', () => {
  expect(found('<p>Loading your bills</p>', 'apps/web/app/features/bills/bill-list.test.tsx')).toEqual([])
  expect(found('<p>All members</p>', 'apps/web/app/features/operate/members.tsx')).toHaveLength(1)
})
