/** Under 18 on the day, as the database judges it: decides where a picture is kept. */

/** `birthday` as YYYY-MM-DD; the day is judged in the clock of `now`. */
export function isMinor(birthday: string, now: Date): boolean {
  const limit = new Date(now.getFullYear() - 18, now.getMonth(), now.getDate())
  const [year = 0, month = 1, day = 1] = birthday.split('-').map(Number)
  return new Date(year, month - 1, day) > limit
}
