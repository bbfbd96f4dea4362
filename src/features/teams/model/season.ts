/** Names of seasons: "2026/27" where a season spans two years, "2027" where it begins in January. */

/** As `public.seasons` and `public.teams` demand it. */
export const seasonForm = /^\d{4}(\/\d{2,4})?$/

/** The season a day (`YYYY-MM-DD`) lies in, for a school whose seasons begin in a month (1 to 12). */
export function getSeasonOn(day: string, startMonth: number): string {
  const year = Number(day.slice(0, 4))
  const isStarted = Number(day.slice(5, 7)) >= startMonth
  return formatSeason(isStarted ? year : year - 1, startMonth)
}

/** The season after one, told by its first year. */
export function getNextSeason(season: string): string {
  return formatSeason(Number(season.slice(0, 4)) + 1, season.includes('/') ? 7 : 1)
}

/** What a form offers: the running season, the ones beside it, and all that are known; newest first. */
export function listSeasonChoices(current: string, known: readonly string[]): string[] {
  const before = formatSeason(Number(current.slice(0, 4)) - 1, current.includes('/') ? 7 : 1)
  return [...new Set([getNextSeason(current), current, before, ...known])].toSorted().toReversed()
}

/** A squad is a year older in the new season: U13 becomes U14, and so does a name that says U13. */
export function raiseByOneYear({ name, age_group }: { name: string; age_group: string }) {
  const years = Number(/^U(\d+)$/.exec(age_group)?.[1] ?? Number.NaN)
  if (!(years < 23)) return { name, age_group }
  const older = `U${years + 1}`
  return { name: name.replace(age_group, older), age_group: older }
}

/** 2026 is the season 2026/27, or 2026 where seasons begin in January. */
export function formatSeason(year: number, startMonth = 7): string {
  if (startMonth === 1) return String(year)
  return `${year}/${String((year + 1) % 100).padStart(2, '0')}`
}
