/** Wishes about the figures of a bill that are told from the bill alone. */
export const FIGURE_WISHES: readonly string[] =
  'in_simple_words in_two_sentences what_stands_out rate_judged which_to_cut what_drives cap_covers vat_percent month_usual month_from_year month_to_come split_uneven other_home estimate_when estimate_which estimate_effect gas_units no_standing month_average cheapest_month'.split(
    ' ',
  )
