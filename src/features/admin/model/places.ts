/** Countries and time zones to choose from: Europe first of all, where the clubs are. */

const countries =
  'AL AT BA BE BG BY CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK TR UA XK'

interface Choice {
  value: string
  label: string
}

/** Codes (ISO 3166) with names in the reader's language, by name; `stored` is kept even if it is elsewhere. */
export function listCountryChoices(locale: string, stored: string): Choice[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return [...new Set([...countries.split(' '), stored])]
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale))
}

/** Zones as the database names them. */
export function listTimeZoneChoices(stored: string): Choice[] {
  return [...new Set([stored, ...Intl.supportedValuesOf('timeZone')])]
    .toSorted()
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }))
}
