import { expect, test } from 'vitest'
import { layOutDocument, type Placed, SMALL_BILL } from '../../test/lay-out-words.ts'
import { readBill } from '../read-bill.ts'

const lines = (...texts: string[]) => layOutDocument(texts.map((text, at): Placed => [40, 40 + at * 18, text]))

test.for([
  ['Welsh', 'Eich bil trydan', 'Rhif cyfrif: 8500123456', 'Dyddiad: 4 Tachwedd 2025', 'Cyfanswm £85.26'],
  ['Polish', 'Twój rachunek za energię', 'Numer konta: 8500123456', 'Zużycie energii 245 kWh', 'Razem £85.26'],
  ['French', 'Votre facture d’électricité', 'Numéro de compte: 8500123456', 'Consommation 245 kWh', 'Montant £85.26'],
] as const)('a bill in %s is named for that', ([language, ...texts]) => {
  expect(readBill(lines(...texts)).facts).toMatchObject({ isEnergyBill: false, language })
})

test('a bill in English with a line in Welsh is one in English', () => {
  const { facts } = readBill(layOutDocument([...SMALL_BILL, [40, 600, 'Gallwch gael eich bil ynni yn Gymraeg']]))
  expect(facts).toMatchObject({ isEnergyBill: true })
  expect(facts).not.toHaveProperty('language')
})
