import { expect, test } from 'vitest'
import { mailGroupOf } from './mail-domains.ts'

test.for([
  ['ada@farm.example', 'farm.example'],
  ['ada@a.b.Farm.example', 'farm.example'],
  ['ada@mail.farm.co.uk', 'farm.co.uk'],
  ['ada@cs.ox.ac.uk', 'ox.ac.uk'],
  ['ada@farm.uk', 'farm.uk'],
  ['ada@gmail.com', undefined],
  ['ada@Hotmail.co.uk', undefined],
  ['ada@btinternet.com', undefined],
  ['ada@pm.me', undefined],
  ['x@duck.com', 'forwarding'],
  ['x@ada.anonaddy.com', 'forwarding'],
  ['shop-1@yahoo.co.uk', 'forwarding'],
  ['x@ada.fastmail.com', 'fastmail'],
] as const)('%s is at %s', ([email, domain]) => {
  expect(mailGroupOf(email)).toBe(domain)
})
