import { figureKinds, figureRegions, figureTimes, type InputOf, type listFigures } from '@mowatt/contract'
import { PAYMENT_METHODS } from '@mowatt/tariffs'

export type AskedFigures = InputOf<typeof listFigures>['query']

const PATH = '/operate/figures'

/** The filter of the figures in the address. */
export function askedFigures(params: URLSearchParams): AskedFigures {
  const one = <Choice extends string>(name: string, choices: readonly Choice[]) =>
    choices.find((each) => each === params.get(name))
  const [kind, region, when] = [one('kind', figureKinds), one('region', figureRegions), one('when', figureTimes)]
  const method = one('payment_method', PAYMENT_METHODS)
  const after = params.get('after')
  return {
    ...(kind && { kind }),
    ...(region && { region }),
    ...(method && { payment_method: method }),
    ...(when && { when }),
    ...(after && { after }),
  }
}

export function figuresAddress(asked: AskedFigures): string {
  const query = new URLSearchParams(Object.entries(asked)).toString()
  return query === '' ? PATH : `${PATH}?${query}`
}
