import { fuelsOf } from '../bill-model.ts'
import { printDay } from '../days.ts'
import { addressBlock, balance, gbp, kwh, last, type Layout, pages, paying, span, spacedMpan, title } from '../print.ts'

/** Coloured halves with a story of use, then a tariff label with every price on the last page. */
export const usageStory: Layout = {
  name: 'usage-story',
  isHeldBack: true,
  render: (bill) => {
    const halves = fuelsOf(bill)
      .map(
        (fuel) =>
          `<div class="half ${fuel.name}"><div class="t">${title(fuel)}</div><div class="b">${gbp(fuel.total)}</div><div>${kwh(fuel.kwh)} kWh used</div></div>`,
      )
      .join('')
    const first = `<div style="display:flex;justify-content:space-between"><div style="font-size:23pt;font-weight:bold">${bill.supplier}</div><div class="r">${printDay(bill.billDate, 'long')}<br>Bill date: ${printDay(bill.billDate, 'long')}<br>Customer account number: ${bill.account}</div></div><p>${addressBlock(bill)}</p><h1>Your bill from ${printDay(bill.from, 'long')} to ${printDay(bill.to, 'long')}</h1><div class="halves">${halves}</div>
<table><tr><td>Balance on your last bill</td><td class="r">${balance(bill.opening, 'words')}</td></tr><tr><td>Payments and credits since then</td><td class="r">${gbp(bill.paid)}</td></tr>${bill.otherServices.map(({ name, price }) => `<tr><td>${name}</td><td class="r">${gbp(price)}</td></tr>`).join('')}<tr><td>Total cost for this billing period</td><td class="r">${gbp(bill.total)}</td></tr>${bill.exported ? `<tr><td>Export earnings</td><td class="r">${gbp(bill.exported.payment)}</td></tr>` : ''}<tr><td>${bill.balance < 0 ? 'Your account is now in credit by' : 'You now owe'}</td><td class="r">${gbp(bill.balance)}</td></tr></table><p>You could pay less: our cheapest similar tariff is Saver Plus. You could save £48.20 a year. Unit rate 19.99p per kWh.</p>`
    const second = fuelsOf(bill)
      .map(
        (fuel) =>
          `<h2>${title(fuel)} breakdown</h2>${fuel.segments.map((segment) => `<p>${span(segment, 'short', ' to ')}</p><table>${segment.units.map((unit) => `<tr><td>${kwh(unit.kwh)} kWh ${unit.register === 'single' ? '' : `${unit.register} `}usage</td><td>${unit.pence}p per kWh</td><td class="r">${gbp(unit.amount)}</td></tr>`).join('')}<tr><td>${segment.days} days standing charge</td><td>${segment.standing.pence}p per day</td><td class="r">${gbp(segment.standing.amount)}</td></tr></table>`).join('')}<table>${bill.pricesHoldVat ? '' : `<tr><td>VAT at ${fuel.vat ? bill.vatPercent : 0}%</td><td></td><td class="r">${gbp(fuel.vat)}</td></tr>`}<tr><td>${title(fuel)} charges for this period</td><td></td><td class="r">${gbp(fuel.total)}</td></tr></table><p>${fuel.readings.map((reading) => `${reading.register === 'single' ? 'Meter' : reading.register} readings: opening ${reading.previous}, closing ${reading.latest} (${reading.latestKind}).`).join(' ')} Meter serial number ${fuel.serial}.</p>`,
      )
      .join('')
    const third = `<h2>Tariff information label</h2><table class="g"><tr><td></td>${fuelsOf(bill)
      .map((fuel) => `<td><b>${title(fuel)}</b></td>`)
      .join('')}</tr>${(
      [
        ['Supplier', () => bill.supplier],
        ['Tariff name', (fuel) => fuel.tariffName],
        ['Payment method', () => paying(bill)],
        [
          'Unit rate',
          (fuel) =>
            last(fuel)
              .units.map((unit) => `${unit.pence}p per kWh${unit.register === 'single' ? '' : ` ${unit.register}`}`)
              .join('<br>'),
        ],
        ['Standing charge', (fuel) => `${last(fuel).standing.pence}p per day`],
        ['Tariff ends on', (fuel) => (fuel.endDate ? printDay(fuel.endDate, 'long') : 'Not applicable')],
        ['Exit fees', (fuel) => (fuel.exitFee ? gbp(fuel.exitFee) : 'Not applicable')],
        ['Assumed annual consumption', (fuel) => `${kwh(fuel.annualKwh)} kWh`],
        ['Estimated annual cost', (fuel) => gbp(fuel.annualCost)],
        ['Supply number', (fuel) => (fuel.name === 'gas' ? fuel.supplyNumber : spacedMpan(fuel.supplyNumber))],
      ] as [string, (fuel: ReturnType<typeof fuelsOf>[number]) => string][]
    )
      .map(
        ([label, value]) =>
          `<tr><td>${label}</td>${fuelsOf(bill)
            .map((fuel) => `<td>${value(fuel)}</td>`)
            .join('')}</tr>`,
      )
      .join(
        '',
      )}</table>${bill.exported ? `<h2>Export</h2><p>Export MPAN ${spacedMpan(bill.exported.mpan)}. ${bill.exported.kwh} kWh exported at ${bill.exported.pence}p per kWh earned you ${gbp(bill.exported.payment)}.</p>` : ''}`
    return {
      html: pages(
        '.halves{display:flex;gap:6mm;margin:5mm 0}.half{flex:1;padding:6mm;color:#fff}.electricity{background:#1c6dd0}.gas{background:#c2410c}.b{font-size:20pt;font-weight:bold}.g td{border:.2mm solid #999}',
        first,
        second,
        third,
      ),
      omits: [],
    }
  },
  lacks: ['imperial'],
}
