/** The second held-back set's results when it was read for the first time, before any fix for it. Never changed. */
export const FIRST_SIGHT = {
  day: '2026-11-15',
  layouts: 13,
  digital: { bills: 85, recall: 0.8848, precision: 0.9485 },
  photos: { bills: 8, recall: 0.8403, precision: 0.9434 },
} as const

/** Bills from other sources, stored here only where noted, each measured once before any fix for it. Never changed. */
export const LATER_SIGHTS: readonly {
  what: string
  day: string
  /** Digital PDFs unless noted. */
  from?: string
  isKept?: true
  bills: number
  recall: number
  precision: number
  note: string
}[] = [
  {
    what: 'Fourteen layouts by an examiner who had seen nothing of the project',
    day: '2026-11-15',
    bills: 70,
    recall: 0.9142,
    precision: 0.965,
    note: 'Of its 35 values too many 29 are a printed "no exit fee", which is 0 here and was left out there. 20 photos of them gave recall 79.7%, precision 93.8%. After its errors were opened and mended the same bills give 99.9% and 98.4%, the photos 92.8% and 96.6%.',
  },
  {
    what: 'Ten layouts by a second examiner, prose, cards, ledgers and landscape among them',
    day: '2026-11-15',
    bills: 40,
    recall: 0.818,
    precision: 0.961,
    note: '10 photos of them gave recall 71.0%, precision 93.9%; after their errors were opened and mended 96.2% and 99.2%.',
  },
  {
    what: 'Twelve layouts by a third examiner, printed by three programs, bills of 2013 to 2026',
    day: '2026-11-15',
    bills: 36,
    recall: 0.8931,
    precision: 0.927,
    note: 'Half of the wrong values came of one cause: a year’s use at the comparison rate multiplies out like a charge. 12 photos of them gave recall 65.0%, precision 89.5%; ten papers that are no bill were refused. After their errors were opened and mended the same bills give 99.8% and 99.6%, the photos 94.5% and 98.1%.',
  },
  {
    what: 'Fourteen layouts by a fourth examiner, in the manner of the large suppliers, bills of 2014 to 2026',
    day: '2026-11-15',
    bills: 42,
    recall: 0.9782,
    precision: 0.9969,
    note: '14 photos of them, one page each, gave recall 82.3%, precision 97.7%; twelve papers that are no bill were refused. After their errors were opened and mended the same bills give 100.0% and 100.0%, the photos 95.3% and 99.6%. One photo is still refused: it shows only the page about the tariff, which could be a leaflet.',
  },
  {
    what: 'Twelve layouts by a fifth examiner, photographed only, charges pages and front pages',
    day: '2026-11-15',
    from: 'photos',
    bills: 24,
    recall: 0.9126,
    precision: 0.9848,
    note: 'Six photos of papers that are no bill were refused. 25 of the 49 values that were missed stood on one front page, which was refused. Nothing has been mended for these yet.',
  },
  {
    what: 'Twenty-two layouts by a sixth examiner, eleven in the manner of large suppliers and eleven invented, two of them scans',
    day: '2026-11-17',
    bills: 22,
    recall: 0.9154,
    precision: 0.9825,
    note: '24 photos of other bills in the same manners, one page each, eight of them a second page alone, HEIC, TIFF, fax, shadow, desk, glare and upside down among them, gave recall 79.5%, precision 96.8%; one was refused. 29 of 30 papers that are no bill were refused; a bank statement was taken for a page of a bill. Of the 16 wrong values six are spellings or rounding (EDF as EDF Energy, 23.793p as 23.79p). Missed most: a tariff’s name, how it is paid, the day of the bill, a fuel’s total and the account on photos. After its errors were opened and mended the same bills give 99.0% and 99.4%, the photos 98.0% and 99.1%, none is refused and all 30 other papers are. What is left: a fuel’s total that is printed without VAT only is not given, and four of the wrong values are rates that the truth has with a third decimal.',
  },
  {
    what: 'Twenty-two layouts by a seventh examiner, prose, cards, Welsh and three rates among them, two of them scans',
    day: '2026-11-17',
    bills: 22,
    recall: 0.8946,
    precision: 0.9749,
    note: '24 photos of other bills, one page each, eight of them a second page alone, gave recall 76.3%, precision 93.2%; one was refused, a TIFF of 12.9 MB that is over the limit for files, and the supplier was wrong on four. 25 of 30 papers that are no bill were refused: an export statement, a letter about a Direct Debit, a bill for bottled gas, a receipt for charging a car and a credit card statement were taken for pages of a bill. Missed most: readings, a tariff’s name, use, a year’s use and how it is paid. The errors of the sixth set had been opened and mended before (99.0% and 99.4%, its photos 98.0% and 99.1%), so this is what mending one set does for the next: little. Then the reader learnt to know values by the sums they close (decision 0052) on every second of these files. The others, whose score was seen some twenty times and whose misses were not, went from 90.1% and 97.2% to 95.4% and 98.0%, their photos from 82.2% and 92.0% to 87.8% and 92.1%, and 14 of their 15 other papers were refused. After those were opened as well all give 98.4% and 99.3%, the photos 94.0% and 98.7%, and 30 of 30 other papers are refused.',
  },
  {
    what: 'Twenty-two layouts by an eighth examiner, two thirds as large suppliers print them and a third invented, bills of 2014 to 2026, two of them scans',
    day: '2026-11-18',
    bills: 22,
    recall: 0.9547,
    precision: 0.9953,
    note: '24 photos, one page each, eight of them a second page alone, gave recall 85.9%, precision 97.2%; one was refused, and one supplier had lost its last letter. 29 of 30 papers that are no bill were refused: a heat network’s statement was taken for a bill. Missed most: readings, a fuel’s total, a tariff’s name. Of the 16 wrong values five are prices of the wrong half of a period whose price changed, and four are numbers taken for an account. It was made while values learnt to be known by the sums they close (decision 0052), by somebody who had seen none of it, and scored once. After its errors were opened and mended by rules that name no layout the same bills give 99.2% and 100.0%, the photos 97.6% and 100.0%, and none is refused. What is left: a fuel’s total that is printed without VAT only, an exit fee that is “not applicable”, and names that a photo does not show clearly.',
  },
  {
    what: 'Twenty-two layouts by a ninth examiner, three quarters under the names of real suppliers, bills of 2015 to 2026, two of them scans',
    day: '2026-11-18',
    bills: 22,
    recall: 0.9545,
    precision: 0.9886,
    note: '24 photos in these layouts, eight of them a second page alone, gave recall 85.3%, precision 96.5%; none was refused. One supplier was named by its parent (Boost by OVO as OVO), and one lost the accent of its name. 29 of 30 papers that are no bill were refused: a hotel’s invoice was taken for a page of a bill. Half of the wrong values are names of tariffs, most of them a line of a table below (“Reading on 1st May”), which came of the rules that were added after the eighth set; that one kind was mended since. Missed most: a fuel’s total, readings, use in the period and in a year. Nothing else has been mended for these yet.',
  },
  {
    what: 'Twenty-two layouts of our own, six as large suppliers print them, six as smaller ones do and ten invented',
    day: '2026-11-19',
    isKept: true,
    bills: 44,
    recall: 0.9755,
    precision: 0.9985,
    note: 'It’s kept here (`tools/bill-corpus/third-set`), and it isn’t by a stranger: whoever mended the reader wrote it before reading any of it, with the corpus’s own bills in layouts of their own, so it’s easier than a stranger’s set and says less. After that its truth was put right where a page proves more than it said (27 values). Nothing was refused. 24 photos, one page each, ten of them a second page alone (fax, TIFF, desk, shadow, glare, dim, crumpled, sideways, upside down; no HEIC, which can’t be made here): half of the layouts gave recall 93.0%, precision 98.6% at first sight, with a page of readings alone refused and one supplier named by its group; the other half, read once that half had been mended and nothing of it seen, gave 94.3% and 100.0%, and its PDFs 97.2% and 99.9%, exactly as before: mending one half did nothing for the other. 27 of 30 papers that are no bill were refused: a bank statement, a credit card statement and a tariff’s label were taken. After the other half was opened too the PDFs give 99.5% and 100.0%, the photos 96.6% and 99.6%, and 30 of 30 papers are refused. Figures that a page proves but doesn’t print, the days of two readings for one, are not counted on photos. What is left: the page of readings alone, a tariff called Pay As You Go that is taken for how it’s paid, and readings on two lines of a changed price.',
  },
  {
    what: 'Twenty-two layouts by a tenth examiner, fourteen as known suppliers print them and eight invented',
    day: '2026-11-19',
    bills: 22,
    recall: 0.9791,
    precision: 0.9887,
    note: '24 photos in these layouts, eight of them a second page alone (HEIC, TIFF, fax, shadow, desk, glare, dim, crumpled, sideways, upside down), gave recall 96.0%, precision 95.6%. Once plain errors of the truth were put right, found after judging, the PDFs gave 97.9% and 99.2%, the photos 95.7% and 97.4%. None of 46 was refused, and no supplier was wrong. 28 of 30 other papers were refused: a bank statement that lists energy payments and a garage’s invoice for charging a car were taken. Wrong most: a tariff’s name that goes on after a dash or comes from the next paragraph, last year’s use taken for this year’s on two photos, the supplier’s postcode for the customer’s on one PDF. Missed most: the balance where it’s “Amount to pay by”, exit fees “per fuel”, and the sums of one clean photo. Nothing has been fixed for it since.',
  },
  {
    what: 'Twenty-two layouts by a twelfth examiner, sixteen under the names of real suppliers and six invented, bills of 2015 to 2026, two of them scans',
    day: '2026-11-19',
    bills: 22,
    recall: 0.9446,
    precision: 0.9808,
    note: '24 photos of sixteen other bills, one page each, eight of them a second page alone (HEIC, TIFF, fax, shadow, desk, glare, dim, crumpled, sideways, upside down), gave recall 93.6%, precision 97.2%. None was refused, and all 30 other papers were. One supplier of the PDFs was cut (“Electric and Gas Company” after “Electric”) and two of the photos. The examiner counted marks too: of 86 on the PDFs (how a reading was taken, the monthly payment, the end of an exit fee) 41 were read, of 52 on photos 21. Wrong most: rates without VAT where those with VAT are printed too, tariffs’ names with words beside them or of the export. Missed most: the end of a tariff and exit fees told in a list, over two lines or “per fuel”, balances of a meter, after a refund or told apart only by their day, dates in two languages. These kinds have been mended since, by rules tested on words of our own, and not measured on another set. On the same bills, which by now have been opened, the PDFs give 99.8% and 99.8% and 86 of 86 marks; of the photos five were read again, and their nine wrong or extra values are gone. A meter number broken over two lines of its column has been mended since, and the page that was tilted by 5 degrees is read. What is left: on photos, names that are printed as a logo.',
  },
  {
    what: 'Twenty-two layouts by a thirteenth examiner, fourteen under the names of real suppliers and eight invented, bills of 2013 to 2026, two of them scans',
    day: '2026-11-20',
    bills: 22,
    recall: 676 / 692,
    precision: 676 / 682,
    note: '24 photos of sixteen other bills, one page each, eight of them a second page alone (desk, perspective, shadows, glare, dim, crumpled, curled, out of focus, sideways, upside down, three HEIC, two TIFF of which one is a fax), gave recall 94.7%, precision 99.6%. One photo, a front page without a kWh or a supply number under the shadow of a hand, was refused, which is 15 of its 25 missed values. No supplier was wrong on the PDFs, one of a photo was cut (“Tern & Tide Co-operative Energy” as Co-operative Energy). 27 of 30 other papers were refused: a heat network’s statement, an energy adviser’s letter and a broker’s quotation were taken. Marks were read 72 of 100 times on the PDFs and 55 of 62 on photos. Wrong on the PDFs: two meter numbers of gas, two tariffs’ names (“Import:” before one, the Welsh word for name), a balance and a year’s use. It was drawn while the kinds of miss that came back in three sets or more were mended, by somebody who had seen none of it, and scored once. Since then the cut name, the two tariffs’ names and the three papers have been mended; that isn’t measured on another set. On the same files, which are open now, the PDFs give 98.0% and 99.4% and all 30 other papers are refused; the photo under the shadow still isn’t read.',
  },
]

/** Random layouts, on seeds that were never looked at, before the reader was fixed with others. */
export const RANDOM_SIGHT = {
  digital: { recall: 0.8947, precision: 0.9801 },
  photos: { recall: 0.895, precision: 0.9759 },
} as const
