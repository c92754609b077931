import type { PhraseBook } from './label-kind.ts'

/**
 * Bills in Wales are printed in both languages, and on request in Welsh alone. Circumflexes are removed when labels are
 * compared.
 */
export const welshPhrases: PhraseBook = {
  account: ['rhif [eich] (cyfrif|cwsmer)', 'cyfeirnod [y|eich] (cyfrif|cwsmer)'],
  billDate: ['dyddiad [y|eich] (bil|datganiad|anfoneb)', 'dyddiad cyhoeddi'],
  period: ['cyfnod [y|eich] [bil|bilio|datganiad|codi tl]', 'am y cyfnod'],
  total: ['cyfanswm [y|eich] (taliadau|tl|costau|gost) [gyda thaw|yn cynnwys taw|gan gynnwys taw]', 'cyfanswm y bil'],
  fuelTotal: ['cyfanswm [y|eich] (trydan|nwy)'],
  balance: ['balans (newydd|nawr|cyfredol)', 'eich balans', 'swm syn ddyledus', 'iw dalu'],
  opening: ['balans (blaenorol|agoriadol)', 'eich bil diwethaf'],
  payments: ['taliadau [a dderbyniwyd|diolch]', 'rydych wedi talu'],
  vat: ['taw (ar|@) [5%]'],
  mpan: ['rhif cyflenwi [trydan]'],
  serial: ['rhif (cyfresol|y mesurydd|mesurydd|eich mesurydd)'],
  tariffName: ['enw [y|eich] tariff', 'eich tariff'],
  unitRate: ['(pris|cyfradd|cost) (uned|fesul uned|yr uned|fesul kwh)'],
  standing: ['tl sefydlog [dyddiol]', 'tl dyddiol'],
  usage: ['(ynni|trydan|nwy) a ddefnyddiwyd', 'defnydd [yn ystod y cyfnod]'],
  annualUse: ['(defnydd|amcangyfrif o ddefnydd) blynyddol', 'amcangyfrif or defnydd blynyddol', 'defnydd y flwyddyn'],
  annualCost: ['cost flynyddol', 'amcangyfrif or gost flynyddol'],
  endDate: ['dyddiad (gorffen|dod i ben)', 'tariff yn dod i ben'],
  exitFee: ['(ffi|ffioedd|tl) (ymadael|gadael|terfynu)'],
  payment: ['dull (talu|o dalu)', 'sut rydych yn talu'],
  previousReading: ['darlleniad (blaenorol|agoriadol|cyntaf)'],
  latestReading: ['darlleniad (diweddaraf|cau|presennol|olaf)'],
}
