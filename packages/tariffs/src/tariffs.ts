export { addDays, addMonths, daysBetween, type IsoDay, isIsoDay } from './calendar/iso-day.ts'
export { type HalfHour, localOf, SLOTS_PER_DAY, startOfDay } from './calendar/london-half-hour.ts'
export { sayDay } from './calendar/say-day.ts'
export { addWorkingDays, type HolidaysOf } from './calendar/working-days.ts'
export { type AdvisedQuote, adviseQuote } from './compare/advised-quote.ts'
export { type Comparison, compareTariffs } from './compare/compare-tariffs.ts'
export type { ComparisonInput, Home, LeftOutFuel } from './compare/comparison-input.ts'
export { type ExitFee, exitFeeOn, freeToLeaveOn } from './compare/exit-fee.ts'
export type { Exclusion } from './compare/offers.ts'
export { type PreparedCatalogue, prepareCatalogue } from './compare/prepared-catalogue.ts'
export type { ApartQuote } from './compare/quotes-apart.ts'
export type { Quote } from './compare/quote-offers.ts'
export { type SavingAgainstCap, savingAgainstCap } from './compare/saving-against-cap.ts'
export { type Verdict, WORTHWHILE_PENCE } from './compare/verdict.ts'
export { type PenceRange, yearAsNow, type YearAsNow } from './compare/year-as-now.ts'
export { annualCost, type HomeCost, type HomeCostInput } from './cost/annual-cost.ts'
export { type Assumption, ASSUMPTION_TEXTS } from './cost/assumptions.ts'
export { type CostLine, sayCostLine } from './cost/cost-line.ts'
export type { FuelCost } from './cost/cost-of-fuel.ts'
export { sayRates } from './cost/say-rates.ts'
export { sayWorking, type WorkingPart } from './cost/say-working.ts'
export { monthsOfCost, partsOfCost } from './cost/year-in-parts.ts'
export { regions } from './data/regions.ts'
export { yearlyShapes } from './data/yearly-shape.ts'
export {
  COMPLAINT_STATES,
  complaintClock,
  type ComplaintClock,
  type ComplaintDays,
  type ComplaintStage,
  type ComplaintState,
} from './errands/complaint-clock.ts'
export { checkDirectDebit, type DirectDebitCheck } from './errands/direct-debit.ts'
export { fixDates } from './errands/fix-dates.ts'
export { fixEnd, type FixEnd } from './errands/fix-end.ts'
export { movingPlan } from './errands/moving-home.ts'
export { sayMovingStep } from './errands/say-moving-step.ts'
export {
  ANSWERS_TO,
  GUARD_ANSWERS,
  GUARD_STEPS,
  type GuardAnswer,
  type GuardBill,
  type GuardedSwitch,
  type GuardRecord,
  type GuardState,
  type GuardStep,
  type GuardStepKind,
} from './guard/guard-record.ts'
export { guardBills } from './guard/guard-bills.ts'
export { GUARD_RULES, type GuardRule } from './guard/guard-rules.ts'
export { guardSteps, isGuardOver, stepsToAsk } from './guard/guard-steps.ts'
export { isSameSupplier } from './guard/same-supplier.ts'
export { axisOf, useByTimeOf } from './half-hours/axis.ts'
export { type Filled, fillGaps } from './half-hours/fill-gaps.ts'
export { countOf, emptyDays, type HalfHours, ORIGINS, sumOf, yearFrom } from './half-hours/half-hours.ts'
export { packHalfHours, unpackHalfHours } from './half-hours/pack-half-hours.ts'
export { type HalfHourFile, type HalfHourImport, HalfHourReader } from './half-hours/reading/half-hour-reader.ts'
export { typicalHalfHours } from './half-hours/typical-half-hours.ts'
export { type HomeProfile, typicalTimes } from './half-hours/typical-times.ts'
export { useFromHalfHours } from './half-hours/use-from-half-hours.ts'
export type { TariffImport } from './import/collect-tariffs.ts'
export type { ImportError } from './import/error-list.ts'
export { type DryRun, dryRun } from './import/dry-run.ts'
export { importTariffsCsv } from './import/import-tariffs-csv.ts'
export { importTariffsJson } from './import/import-tariffs-json.ts'
export { type TariffChange, tariffChanges, withTariffs } from './import/tariff-changes.ts'
export { type MicroPence, microOfPence, microPenceOf, penceText } from './money/micro-pence.ts'
export { roughPence, sayKwh, sayPounds, sayRate, sayWholePounds } from './money/say-money.ts'
export { type Saving, saySaving, saySavingAmount, saySavingRange, shownSaving } from './money/say-saving.ts'
export {
  asObject,
  isSoldBy,
  type OctopusProduct,
  type OctopusTariffCode,
  readOctopusProduct,
} from './octopus/octopus-shapes.ts'
export { type OctopusRateLists, type OctopusTranslation, translateOctopus } from './octopus/translate-octopus.ts'
export { bandPounds, type BandPounds } from './pictures/band-pounds.ts'
export { DAY_KINDS, type DayKind, dayPicture, type DayPicture } from './pictures/day-picture.ts'
export { type PriceStretch, priceStretches } from './pictures/price-stretches.ts'
export { findPlaces } from './place/find-places.ts'
export { findRegion, type RegionFinding, regionOfMpan, regionOfPostcode } from './place/find-region.ts'
export { parseOutcode, parsePostcode, type Postcode } from './place/postcode.ts'
export { isRegionLetter, type Region, REGION_LETTERS, type RegionLetter, regionOf } from './place/region.ts'
export { applianceOf, findAppliance } from './reference/appliances.ts'
export { type CapQuery, type CapRates, capRatesOn, lastCapDay, type MeterKind } from './reference/price-cap.ts'
export { yearAtCap } from './errands/year-at-cap.ts'
export { type CapPlace, capPrice, type CapPrice } from './reference/cap-in-force.ts'
export { sayCapInUse } from './reference/say-cap-in-use.ts'
export { type AgreedDeals, agreedNow, type AgreedNow, isVariableName, withAgreedTerms } from './guard/agreed-deal.ts'
export type { Confidence, Sourced } from './reference/sourced.ts'
export { type TypicalBand, type TypicalUse, typicalUseOn } from './reference/typical-use.ts'
export {
  cellOfFigure,
  type FigureRecord,
  figuresOfRecords,
  recordsOfFigures,
  sayFigureSource,
} from './reference/figure-record.ts'
export { newFigureProblems, sayFigure } from './reference/figure-problems.ts'
export { figureOfFields, type FigureImport, importFigures, MOST_FIGURE_CHARACTERS } from './import/import-figures.ts'
export { FIGURE_FIELDS, fieldsOfFigure } from './import/read-figure.ts'
export { type KnownFigures, shippedFigures } from './reference/known-figures.ts'
export { statedPrice } from './reference/stated-price.ts'
export { vatFrozenOn, vatOn, type VatTable } from './reference/vat.ts'
export { exportPence } from './replay/export-pence.ts'
export { type ExportQuote, rankExports } from './replay/rank-exports.ts'
export { WHOLE_YEAR_SPREAD } from './replay/other-year.ts'
export { type Replay, type ReplayInput, type ReplayQuote, replayTariffs } from './replay/replay-tariffs.ts'
export { formatMpan, type Mpan, mpanCheckDigit, type ParsedMpan, parseMpan } from './supply-numbers/mpan.ts'
export { type Mprn, mprnCheckDigits, type ParsedMprn, parseMprn } from './supply-numbers/mprn.ts'
export { contractFromTariff, type Supply, variablePricesOf } from './tariff/contract-from-tariff.ts'
export { type ContractDiscount, type FuelContract, type HomeContracts, withRate } from './tariff/fuel-contract.ts'
export {
  type BasisPoints,
  type Fuel,
  FUELS,
  PAYMENT_METHODS,
  type PaymentMethod,
  type WattHours,
} from './tariff/fuel.ts'
export type {
  AnnualUsage,
  AnyRates,
  FuelUsage,
  Price,
  Register,
  TypicalHome,
  UnitRates,
  UseByTime,
} from './tariff/price.ts'
export { cellOf, CELLS, gridOf } from './tariff/band-grid.ts'
export type { PublishedRates } from './tariff/published-rates.ts'
export { type AnyTariff, byDirection, type ExportTariff } from './tariff/export-tariff.ts'
export { priceOn } from './tariff/price-on.ts'
export { sayUnitRates } from './tariff/say-unit-rates.ts'
export {
  calendarOf,
  type ClockTime,
  dependsOnTime,
  type RateBand,
  type RateCalendar,
  rateCalendar,
} from './tariff/rate-calendar.ts'
export { calendarOfThree, hasRegisters, threeOfCalendar, useOfThree } from './tariff/three-registers.ts'
export type { Requirement, Tariff, TariffDiscount, TariffFeature, TariffKind, TariffPrice } from './tariff/tariff.ts'
export {
  type EstimatedUse,
  type HomeUse,
  scaledUsage,
  totalWattHours,
  type UsageBasis,
  withTotal,
} from './usage/estimated-use.ts'
export { inTypicalHome } from './usage/in-typical-home.ts'
export { shareOfYear } from './usage/share-of-year.ts'
export { ECONOMY_7_NIGHT_BASIS_POINTS, useFromTypical } from './usage/typical-use-of.ts'
export { type MeteredPeriod, useFromPeriod, useFromYearOnBill } from './usage/use-from-bill.ts'
export { type HomeAnswers, useFromQuestions } from './usage/use-from-questions.ts'
export { type Spend, useFromSpend } from './usage/use-from-spend.ts'
export { type Change, changeToTell, type Unsent, unsentChange, WATCH_THRESHOLD_PENCE } from './watch/change-to-tell.ts'
export { knownDates, type WatchedDate } from './watch/dates-ahead.ts'
export { type Told, toldOf, toldOfDeal } from './watch/told.ts'
export { type NoVerdict, watchVerdict, type WatchVerdict } from './watch/watch-verdict.ts'
export { whatIfFigures } from './data/what-if-figures.ts'
export type { HomeYear } from './what-if/home-year.ts'
export {
  AS_NOW,
  ASSUMED_EXPORT_PENCE,
  CHEAP_HOURS,
  gainedBy,
  type Supposed,
  suppose,
  WHAT_IF_AMOUNTS,
  WHAT_IFS,
  type WhatIfDetails,
  type WhatIfName,
  type WhatIfs,
} from './what-if/what-ifs.ts'
export { penceOfWhatIf, weighWhatIfs, type WhatIfPart, type WhatIfYear } from './what-if/weigh-what-ifs.ts'
