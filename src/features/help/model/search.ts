/** Finds articles by title, steps and other words for the same; accents, case and script do not matter. */
import { foldText } from '@/lib/fold-text'
import type { Article } from './article'
import { splitLabels, type ArticleText, type ArticleTexts } from './article-text'

interface Place {
  text: string
  weight: number
}

/** A word in the title counts more than one in a step. */
const weights = { title: 6, words: 4, step: 1 }

/**
 * Those in which every typed word stands, best first; where there is none, those in which any stands.
 * `readLabel` gives a label's words, or nothing where they are not loaded.
 */
export function searchArticles(
  articles: readonly Article[],
  texts: ArticleTexts,
  typed: string,
  readLabel: (key: string) => string = () => '',
): Article[] {
  const words = listWords(typed)
  if (words.length === 0) return []
  const ranked = articles.flatMap((article) => {
    const text = texts.get(article.id)
    if (!text) return []
    const places = listPlaces(text, readLabel)
    const scores = words.map((word) => computeScore(places, word))
    const found = scores.filter((score) => score > 0).length
    return found > 0 ? [{ article, found, score: scores.reduce((sum, one) => sum + one, 0) }] : []
  })
  const all = ranked.filter(({ found }) => found === words.length)
  return (all.length > 0 ? all : ranked)
    .sort((one, other) => other.found - one.found || other.score - one.score)
    .map(({ article }) => article)
}

/** Little words say nothing, unless nothing else was typed. */
function listWords(typed: string): string[] {
  const words = typed
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(foldText)
    .filter(Boolean)
  const long = words.filter((word) => word.length > 2)
  return long.length > 0 ? long : words
}

function listPlaces(text: ArticleText, readLabel: (key: string) => string): Place[] {
  return [
    { text: foldText(text.title), weight: weights.title },
    { text: foldText(text.words ?? ''), weight: weights.words },
    ...[...text.steps, text.note ?? ''].map((step) => ({
      text: foldText(writeStep(step, readLabel)),
      weight: weights.step,
    })),
  ]
}

function writeStep(step: string, readLabel: (key: string) => string): string {
  return splitLabels(step)
    .map((part) => (part.kind === 'text' ? part.text : readLabel(part.key)))
    .join('')
}

/** The weight of the best place; the beginning of a word counts twice. */
function computeScore(places: readonly Place[], word: string): number {
  return Math.max(
    0,
    ...places.map(({ text, weight }) => {
      if (!text.includes(word)) return 0
      return ` ${text}`.includes(` ${word}`) ? weight * 2 : weight
    }),
  )
}
