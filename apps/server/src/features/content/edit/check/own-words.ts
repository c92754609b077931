/** Our own words and those of the trade, which a general dictionary doesn't have. */
export const ownWords: readonly string[] = (
  'Mowatt waitlist waitlists AirPods PDFs emailed passkey passkeys adapter adapters Ofgem Ombudsman kWh kW MWh MPAN MPANs ' +
  'MPRN MPRNs prepay additionality Mersey Utilita Ecotricity npower Pebblebrook Larkspur Kestrel unbundled decarbonise'
).split(' ')
