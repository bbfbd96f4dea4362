/** Pages and actions by their title and other words for the same; accents, case and script do not matter. */
import { foldText } from '@/lib/fold-text'

export interface Place {
  to: string
  title: string
  /** What else people call it, separated by blanks or commas. */
  words: string
  isAction: boolean
}

const most = 6

/** Those in which every typed word begins a word, best first: title before other words. */
export function findPlaces(places: readonly Place[], typed: string): Place[] {
  const words = listWords(typed)
  if (words.length === 0) return []
  return places
    .map((place, order) => ({ place, order, score: computeScore(place, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.order - other.order)
    .slice(0, most)
    .map(({ place }) => place)
}

function computeScore({ title, words }: Place, typed: readonly string[]): number {
  const ofTitle = listWords(title)
  const others = listWords(words)
  let score = ofTitle[0]?.startsWith(typed[0] ?? '') ? 1 : 0
  for (const word of typed) {
    if (ofTitle.some((one) => one.startsWith(word))) score += 3
    else if (others.some((one) => one.startsWith(word))) score += 1
    else return 0
  }
  return score
}

function listWords(text: string): string[] {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .map(foldText)
    .filter(Boolean)
}
