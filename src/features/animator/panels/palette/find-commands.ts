/** The palette's search: every typed word begins a word of the command or of its group. */
import { foldText } from '@/lib/fold-text'

interface Findable {
  label: string
  group: string
  isEnabled: boolean
}

/** Best first: what begins with the words, then the rest; possible ones before impossible ones. */
export function findMatches<Entry extends Findable>(
  entries: readonly Entry[],
  words: string,
): Entry[] {
  const wanted = foldText(words).split(/\s+/).filter(Boolean)
  return entries
    .filter(({ label, group }) => {
      const text = ` ${foldText(`${label} ${group}`).replaceAll(/[/(,:]/g, ' ')}`
      return wanted.every((word) => text.includes(` ${word}`) || text.includes(`-${word}`))
    })
    .toSorted((a, b) => computeRank(a, wanted) - computeRank(b, wanted))
}

function computeRank({ label, isEnabled }: Findable, wanted: readonly string[]): number {
  const isStart = wanted.length > 0 && foldText(label).startsWith(wanted[0] ?? '')
  return (isStart ? 0 : 1) + (isEnabled ? 0 : 2)
}
