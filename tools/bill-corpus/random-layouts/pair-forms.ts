/** A label and its value, to be set in one of many ways. */
export type Pair = readonly [label: string, value: string]
export type PairForm = (pairs: readonly Pair[]) => string

const each = (pairs: readonly Pair[], print: (label: string, value: string) => string) =>
  pairs.map(([label, value]) => print(label, value)).join('')

/** In threes or fours, as a row of heads over a row of values. */
function headedRows(pairs: readonly Pair[], width: number): string {
  const rows: string[] = []
  for (let at = 0; at < pairs.length; at += width) {
    const part = pairs.slice(at, at + width)
    rows.push(
      `<table class="heads"><tr>${each(part, (label) => `<th>${label}</th>`)}</tr><tr>${each(part, (_, value) => `<td>${value}</td>`)}</tr></table>`,
    )
  }
  return rows.join('')
}

/** Two pairs to a line, read down the left half and then down the right. */
function twoColumns(pairs: readonly Pair[]): string {
  const half = Math.ceil(pairs.length / 2)
  const rows = pairs.slice(0, half).map((pair, at) => [pair, pairs[half + at] ?? ['', '']] as const)
  return `<table class="two">${rows
    .map(([left, right]) => `<tr><td>${left[0]}</td><td>${left[1]}</td><td>${right[0]}</td><td>${right[1]}</td></tr>`)
    .join('')}</table>`
}

/** Every way in which bills set a name and a figure. */
export const PAIR_FORMS: Readonly<Record<string, PairForm>> = {
  far: (pairs) =>
    `<table>${each(pairs, (label, value) => `<tr><td>${label}</td><td class="r">${value}</td></tr>`)}</table>`,
  near: (pairs) =>
    `<table class="near">${each(pairs, (label, value) => `<tr><td>${label}</td><td>${value}</td></tr>`)}</table>`,
  colon: (pairs) => each(pairs, (label, value) => `<p>${label}: ${value}</p>`),
  boldBehind: (pairs) => each(pairs, (label, value) => `<p>${label} <b>${value}</b></p>`),
  under: (pairs) => each(pairs, (label, value) => `<p><small>${label}</small><br><b>${value}</b></p>`),
  grid: (pairs) =>
    `<div class="grid">${each(pairs, (label, value) => `<div><small>${label}</small><br>${value}</div>`)}</div>`,
  tiles: (pairs) =>
    `<div class="tiles">${each(pairs, (label, value) => `<div><span>${label}</span><b>${value}</b></div>`)}</div>`,
  over: (pairs) =>
    `<div class="over">${each(pairs, (label, value) => `<div><b>${value}</b><span>${label}</span></div>`)}</div>`,
  dots: (pairs) =>
    each(
      pairs,
      (label, value) => `<p>${label} ${'.'.repeat(Math.max(6, 76 - label.length - value.length))} ${value}</p>`,
    ),
  heads3: (pairs) => headedRows(pairs, 3),
  heads4: (pairs) => headedRows(pairs, 4),
  two: twoColumns,
  narrow: (pairs) =>
    `<table class="narrow">${each(pairs, (label, value) => `<tr><td>${label}</td><td>${value}</td></tr>`)}</table>`,
  ruled: (pairs) =>
    `<table class="ruled">${each(pairs, (label, value) => `<tr><td>${label}</td><td class="r"><b>${value}</b></td></tr>`)}</table>`,
  toTheBar: (pairs) =>
    `<table class="bar">${each(pairs, (label, value) => `<tr><td class="r">${label}</td><td>${value}</td></tr>`)}</table>`,
  indented: (pairs) => each(pairs, (label, value) => `<p class="ind">${label}:<br><span>${value}</span></p>`),
  boldLabel: (pairs) => each(pairs, (label, value) => `<p><b>${label}</b> ${value}</p>`),
  bars: (pairs) => each(pairs, (label, value) => `<p>${label} | ${value}</p>`),
}

export const PAIR_STYLE = `.near td:first-child{width:66mm}.grid{display:flex;flex-wrap:wrap;gap:4mm 6mm}.grid div{width:50mm}small{color:#555}
.tiles{display:grid;grid-template-columns:1fr 1fr 1fr;gap:2mm}.tiles div{border:.3mm solid #999;padding:2mm}.tiles span,.tiles b,.over b,.over span{display:block}.tiles span{font-size:80%}
.over{display:grid;grid-template-columns:1fr 1fr 1fr;gap:4mm}.over b{font-size:125%}.over span{font-size:82%;color:#444}
.heads th{font-size:85%;color:#333;border-bottom:.2mm solid #888}.two td:nth-child(odd){color:#444;width:24%}.two td:nth-child(even){width:26%}
.narrow td:first-child{width:32mm}.ruled td{border-bottom:.2mm solid #bbb}.bar{width:auto}.bar td:first-child{border-right:.4mm solid #555;width:60mm}.bar td{padding:1mm 3mm}.ind span{padding-left:8mm}`
