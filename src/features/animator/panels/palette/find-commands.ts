/** The palette's search: every typed word begins a word of the command or of its group. */

interface Findable {
  label: string
  group: string
  isEnabled: boolean
}

/** Best first: what begins with the words, then the rest; possible ones before impossible ones. */
export function found<Entry extends Findable>(entries: readonly Entry[], words: string): Entry[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  return entries
    .filter(({ label, group }) => {
      const text = ` ${plain(`${label} ${group}`).replaceAll(/[/(,:]/g, ' ')}`
      return wanted.every((word) => text.includes(` ${word}`) || text.includes(`-${word}`))
    })
    .toSorted((a, b) => rank(a, wanted) - rank(b, wanted))
}

function rank({ label, isEnabled }: Findable, wanted: readonly string[]): number {
  const isStart = wanted.length > 0 && plain(label).startsWith(wanted[0] ?? '')
  return (isStart ? 0 : 1) + (isEnabled ? 0 : 2)
}

/** Without accents and capitals, so that "groesse" is still typed as "größe" is meant: o finds ö. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase()
}
