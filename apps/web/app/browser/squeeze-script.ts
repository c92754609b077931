/** A script that is written into pages, without its indentation and the spaces beside signs: it means the same. */
export function squeezeScript(source: string): string {
  return source.replaceAll(/\n\s*/g, '\n').replaceAll(/ ?([=(){},:?|&+<>]) ?/g, '$1')
}
