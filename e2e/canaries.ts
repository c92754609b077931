/** A person who exists in one journey only: a trace of them shows where it came from. */
export const canary = {
  email: 'canary.zq71@person.example',
  name: 'Zebulon Quartermaine',
  postcode: 'ZE3 9JW',
  mpan: '2000050773706',
  token: 'eyJjYW5hcnkiOiJ6cTcxIn0.canary.zq71',
}

/** Personal data that journeys type, upload and are given. None of it may be in a log, a metric or a statistic. */
export const journeyValues: readonly string[] = [
  ...Object.values(canary),
  'Zebulon',
  'Quartermaine',
  'zq71',
  'Ada Brook',
  'Bea Brook',
  'Brook Homes',
  'Mole Lane',
  'LS1 1AA',
  'LS6 2QT',
  'SW1A 1AA',
  'post.example',
  'person.example',
  'mailinator',
  'october-bill',
]
