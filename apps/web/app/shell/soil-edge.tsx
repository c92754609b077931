/** Where one layer of soil meets the deeper one. */
export function SoilEdge() {
  return (
    <svg className="soil-edge" viewBox="0 0 1440 44" preserveAspectRatio="none" aria-hidden>
      <path
        d="M0 0h1440v14c-130 26-250 20-390 10-170-12-260 18-430 14C420 34 330 8 180 16 100 20 50 30 0 24z"
        fill="var(--topsoil)"
      />
    </svg>
  )
}
