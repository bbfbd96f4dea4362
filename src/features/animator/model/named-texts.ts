/**
 * Texts of a drawing that name a player of the club, before strangers may see them. Names of figures
 * are taken out of every link by the database; what is written freely is only found by reading it.
 */
import type { Scene } from '@/features/scene/model/document/scene-schema'

export interface SquadName {
  first_name: string
  last_name: string
  shirt_number: number | null
}

interface Drawing {
  title: string
  scene: Scene
}

/** Texts that hold a first or last name of the squad as a whole word, each once. */
export function findNamedTexts(drawing: Drawing, squad: readonly SquadName[]): string[] {
  const names = indexNames(squad)
  const found: string[] = []
  mapTexts(drawing, (text) => {
    if (replaceIn(text, names) !== text) found.push(text)
    return text
  })
  return [...new Set(found)]
}

/** The same drawing with the shirt number, or the initials, in place of each name. */
export function replaceNames(drawing: Drawing, squad: readonly SquadName[]): Drawing {
  const names = indexNames(squad)
  return mapTexts(drawing, (text) => replaceIn(text, names))
}

function mapTexts({ title, scene }: Drawing, change: (text: string) => string): Drawing {
  const labelled = <Thing extends object>(thing: Thing): Thing =>
    'label' in thing && typeof thing.label === 'string'
      ? { ...thing, label: change(thing.label) }
      : thing
  return {
    title: change(title),
    scene: {
      ...scene,
      teams: scene.teams.map((team) => ({ ...team, name: change(team.name) })),
      objects: scene.objects.map(labelled),
      drawings: scene.drawings.map((drawn) =>
        drawn.kind === 'text' ? { ...drawn, text: change(drawn.text) } : labelled(drawn),
      ),
      steps: scene.steps.map((step) => ({
        ...step,
        name: change(step.name),
        note: change(step.note),
      })),
      freezes: scene.freezes.map((freeze) => ({ ...freeze, question: change(freeze.question) })),
    },
  }
}

/** Folded words of names and whose they are; of two players the first. */
function indexNames(squad: readonly SquadName[]): Map<string, SquadName> {
  const names = new Map<string, SquadName>()
  for (const player of squad) {
    for (const [word] of `${player.first_name} ${player.last_name}`.matchAll(wordPattern)) {
      const folded = fold(word)
      if (folded.length > 1 && !names.has(folded)) names.set(folded, player)
    }
  }
  return names
}

const wordPattern = /[\p{L}\p{M}]+/gu

function replaceIn(text: string, names: ReadonlyMap<string, SquadName>): string {
  let result = ''
  let end = 0
  let last: SquadName | undefined
  for (const match of text.matchAll(wordPattern)) {
    const player = names.get(fold(match[0]))
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
