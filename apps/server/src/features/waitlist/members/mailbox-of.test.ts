import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox-of.ts'

test.for([
  ['ada@post.example', 'ada@post.example'],
  ['Ada.Love@Post.Example', 'ada.love@post.example'],
  ['ada+prize@post.example', 'ada@post.example'],
  ['A.d.a+1@gmail.com', 'ada@gmail.com'],
  ['ada@googlemail.com', 'ada@gmail.com'],
  ['a.da@GoogleMail.com', 'ada@gmail.com'],
  ['ada.love@outlook.com', 'ada.love@outlook.com'],
  ['ada+x@hotmail.co.uk', 'ada@hotmail.co.uk'],
  ['Ada_Love-1+x@protonmail.com', 'adalove1@proton.me'],
  ['ada.love1@pm.me', 'adalove1@proton.me'],
  ['ada+x@me.com', 'ada@icloud.com'],
  ['ada@mac.com', 'ada@icloud.com'],
  ['ada+x@fastmail.com', 'ada@fastmail.com'],
  ['anything@ada.fastmail.com', 'ada@fastmail.com'],
  ['any+thing@ada-love.fastmail.co.uk', 'ada-love@fastmail.co.uk'],
  ['a1@ada.fastmail.de', 'ada@fastmail.de'],
  ['ada.love@ya.ru', 'adalove@yandex.ru'],
  ['ada-love+x@yandex.com', 'adalove@yandex.ru'],
  ['ada_love@fastmail.co.uk', 'ada-love@fastmail.co.uk'],
  ['ada.love@yahoo.co.uk', 'ada.love@yahoo.co.uk'],
  ['ada-love@yahoo.farm.example', 'ada-love@yahoo.farm.example'],
  ['ada@com', 'ada@com'],
  // A mailbox where others of the same host are aliases.
  ['ada@startmail.com', 'ada@startmail.com'],
  ['ada@runbox.com', 'ada@runbox.com'],
] as const)('%s is %s', ([given, key]) => {
  expect(mailboxOf(given)).toEqual({ key, isAlias: false })
})

test.for([
  ['shop-1@yahoo.com', 'shop-@yahoo.com'],
  ['shop-2+x@yahoo.com', 'shop-@yahoo.com'],
  ['shop-2@ymail.com', 'shop-@ymail.com'],
  ['quick.brown@duck.com', 'quick.brown@duck.com'],
  ['one@ada.anonaddy.com', '@ada.anonaddy.com'],
  ['two+x@ada.anonaddy.com', '@ada.anonaddy.com'],
  ['a1b2c3@mozmail.com', 'a1b2c3@mozmail.com'],
  ['shop@ada.mozmail.com', '@ada.mozmail.com'],
  ['x7@privaterelay.appleid.com', 'x7@privaterelay.appleid.com'],
  ['ada.x1@passmail.net', 'ada.x1@passmail.net'],
  ['shop.20.ada@spamgourmet.com', 'shop.20.ada@spamgourmet.com'],
  ['shop.20.ada@neverbox.com', 'shop.20.ada@neverbox.com'],
  ['79e6ef82@opayq.com', '79e6ef82@opayq.com'],
  ['shop@use.startmail.com', 'shop@use.startmail.com'],
  ['shop@ada.e4ward.com', '@ada.e4ward.com'],
  ['a1b2@relay.firefox.com', 'a1b2@relay.firefox.com'],
] as const)('%s is an alias, %s', ([given, key]) => {
  expect(mailboxOf(given)).toEqual({ key, isAlias: true })
})
