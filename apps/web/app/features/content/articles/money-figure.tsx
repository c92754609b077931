import type { MoneyInList } from './money-in-list.ts'

const PERCENT = 100

/** The amounts of a list as bars, in order; the list below is its key, and what is announced. */
export function MoneyFigure({ money: { kind, amounts } }: { money: MoneyInList }) {
  const whole = kind === 'sum' ? amounts.reduce((sum, amount) => sum + amount, 0) : Math.max(...amounts)
  return (
    <div className={kind === 'sum' ? 'money-parts' : 'money-bars'} aria-hidden>
      {amounts.map((amount, at) => (
        <svg key={at} width={`${(amount / whole) * PERCENT}%`} />
      ))}
    </div>
  )
}
