/** The instants of `npm run test:clock`: hours at which a school's week, month, clock or year turns. */

export const instants = [
  { name: 'monday-morning', at: '2026-11-16T05:00:00Z', says: 'Monday 16 November 2026, 06:00' },
  { name: 'friday-evening', at: '2026-11-20T16:30:00Z', says: 'Friday 20 November 2026, 17:30' },
  { name: 'sunday-night', at: '2026-11-22T21:50:00Z', says: 'Sunday 22 November 2026, 22:50' },
  { name: 'month-end', at: '2026-11-30T22:30:00Z', says: 'Monday 30 November 2026, 23:30' },
  // half an hour before the clocks go forward, from 02:00 to 03:00
  { name: 'summer-time', at: '2027-03-28T00:30:00Z', says: 'Sunday 28 March 2027, 01:30' },
  // the first 02:30 of that night; half an hour later it is 02:00 again
  { name: 'winter-time', at: '2026-10-25T00:30:00Z', says: 'Sunday 25 October 2026, 02:30' },
  { name: 'year-end', at: '2026-12-31T22:45:00Z', says: 'Thursday 31 December 2026, 23:45' },
]

/** The instants with these names; any other text is an instant of its own. All of them for no text. */
export function findInstants(texts) {
  if (texts.length === 0) return instants
  return texts.map((text) => {
    const known = instants.find(({ name }) => name === text)
    if (known) return known
    if (/^\d{4}-\d{2}-\d{2}T.*Z$/.test(text) && !Number.isNaN(Date.parse(text))) {
      return { name: text.replaceAll(':', '-'), at: text, says: text }
    }
    const names = instants.map(({ name }) => name).join(', ')
    throw new Error(
      `"${text}" is neither an instant in UTC (2026-11-18T15:00:00Z) nor one of ${names}.`,
    )
  })
}
