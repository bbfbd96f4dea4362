/** Whether somebody born on this day (`YYYY-MM-DD`) is younger than 18; the database decides (`is_minor_player`). */
export function isUnderAge(born: string | null, now: Date): boolean {
  if (!born) return false
  const [year = 0, month = 1, day = 1] = born.split('-').map(Number)
  return new Date(year + 18, month - 1, day) > now
}
