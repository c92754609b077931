import { expect, test } from 'vitest'
import { ownMailDomain } from './mail-domains.ts'

test.for([
  ['ada@farm.example', 'farm.example'],
  ['ada@a.b.Farm.example', 'farm.example'],
  ['ada@mail.farm.co.uk', 'farm.co.uk'],
  ['ada@cs.ox.ac.uk', 'ox.ac.uk'],
  ['ada@farm.uk', 'farm.uk'],
  ['ada@gmail.com', undefined],
  ['ada@Hotmail.co.uk', undefined],
  ['ada@btinternet.com', undefined],
] as const)('%s is at %s', ([email, domain]) => {
  expect(ownMailDomain(email)).toBe(domain)
})
