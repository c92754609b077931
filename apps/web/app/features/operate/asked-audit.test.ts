import { expect, test } from 'vitest'
import { askedAudit, auditAddress } from './asked-audit.ts'

const asked = (query: string) => askedAudit(new URLSearchParams(query))

test('an address asks for an operator, a subject and older entries, and is written the same way', () => {
  const all = { operator: 'ada@mowatt.example', subject: 'entry:7', before: 40 }
  expect(asked('operator=+ada@mowatt.example&subject=entry:7&before=40')).toEqual(all)
  expect(asked(auditAddress(all).split('?')[1] ?? '')).toEqual(all)
  expect(auditAddress({})).toBe('/operate/audit')
})

test.each(['', 'operator=&subject=+', 'before=x', 'before=-1', 'before=0', 'before=1.5', 'before=1e99'])(
  '%j asks for nothing',
  (query) => {
    expect(asked(query)).toEqual({})
  },
)
