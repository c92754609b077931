import type { Step } from '../site-content.ts'

/** What happens, one step after the other. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="step-list">
      {steps.map(({ id, stepNumber, title, description }) => (
        <li key={id}>
          <span className="step-number" aria-hidden>
            {stepNumber}
          </span>
          <h3 className="text-h4">{title}</h3>
          <p className="text-text-2">{description}</p>
        </li>
      ))}
    </ol>
  )
}
