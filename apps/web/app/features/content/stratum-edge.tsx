const edges = {
  topsoil: 'M0 0h1440v14c-130 26-250 20-390 10-170-12-260 18-430 14C420 34 330 8 180 16 100 20 50 30 0 24z',
  'stratum-2': 'M0 44V22c120-18 260-22 420-8 190 16 320 14 500 0 200-16 340-8 520 10v20z',
  deep: 'M0 44V18c160 20 300 22 470 6 170-16 330-22 510-4 190 18 320 12 460-8v32z',
}

/** Where one layer of soil meets the next: topsoil hangs into the layer that draws this, the others rise above it. */
export function StratumEdge({ layer }: { layer: keyof typeof edges }) {
  return (
    <svg className="stratum-edge" data-layer={layer} viewBox="0 0 1440 44" preserveAspectRatio="none" aria-hidden>
      <path d={edges[layer]} />
    </svg>
  )
}
