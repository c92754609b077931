/** 12345 as 12,345; the same on the server and in every browser. */
export function inThousands(figure: number): string {
  return String(figure).replace(/\B(?=(\d{3}){1,6}(?!\d))/g, ',')
}
