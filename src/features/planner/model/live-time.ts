/** When running a session is the next thing a coach does with it. */

const lead = 60 * 60_000
const tail = 30 * 60_000

/** From an hour before the start to half an hour after the end. `now` in epoch ms. */
export function isAboutNow(
  { starts_at, ends_at }: { starts_at: string; ends_at: string },
  now: number,
): boolean {
  return now >= Date.parse(starts_at) - lead && now <= Date.parse(ends_at) + tail
}
