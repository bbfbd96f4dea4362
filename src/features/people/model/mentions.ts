/**
 * Free texts that mention a player of the club by name, before strangers may read them. A name counts as a
 * whole word, whatever its case and accents; one that is also a word of the pitch only with its capital letter.
 */
export interface SquadName {
  first_name: string
  last_name: string
  shirt_number: number | null
}

/** Texts that hold a first or last name of the squad, each once. */
export function findMentions(texts: readonly string[], squad: readonly SquadName[]): string[] {
  const names = groupByName(squad)
  return [...new Set(texts.filter((text) => replaceIn(text, names) !== text))]
}

/** The same text with the shirt number, or the initials, in place of each name. */
export function replaceMentions(text: string, squad: readonly SquadName[]): string {
  return replaceIn(text, groupByName(squad))
}

/** Folded words of names and whose they are; of two players the first. */
function groupByName(squad: readonly SquadName[]): Map<string, SquadName> {
  const names = new Map<string, SquadName>()
  for (const player of squad) {
    for (const [word] of `${player.first_name} ${player.last_name}`.matchAll(wordPattern)) {
      const folded = fold(word)
      if (folded.length > 1 && !names.has(folded)) names.set(folded, player)
    }
  }
  return names
}

/** Names that coaches write in lower case without meaning anybody: "as wide as they can". */
const everydayWords = new Set(
  'ball breit can cross frei king klein kurz lane lang long mark max post schnell short stark wall will young'.split(
    ' ',
  ),
)

const wordPattern = /[\p{L}\p{M}]+/gu

function replaceIn(text: string, names: ReadonlyMap<string, SquadName>): string {
  let result = ''
  let end = 0
  let last: SquadName | undefined
  for (const match of text.matchAll(wordPattern)) {
    const player = everydayWords.has(match[0]) ? undefined : names.get(fold(match[0]))
    const gap = text.slice(end, match.index)
    // first and last name of one player are one mention
    const isSame = player !== undefined && player === last && gap.trim() === ''
    if (!isSame) result += gap + (player ? toMark(player) : match[0])
    end = match.index + match[0].length
    last = player
  }
  return result + text.slice(end)
}

function toMark({ first_name, last_name, shirt_number }: SquadName): string {
  if (shirt_number !== null) return String(shirt_number)
  return [first_name, last_name]
    .filter((name) => name !== '')
    .map((name) => `${name.slice(0, 1)}.`)
    .join(' ')
}

const letters: Record<string, string> = {
  ı: 'i',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
}

/** Lower case without accents, so that "Yilmaz" is Yılmaz. */
function fold(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ıßøłđæœ]/g, (letter) => letters[letter] ?? letter)
}
