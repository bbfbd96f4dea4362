/**
 * What is read under the film, step by step: the exercise's own sentences, short enough for two lines on a phone.
 */
import type { Captions } from '../../../../src/features/scene/model/document/scene-schema'
import type { ExerciseWords, Locale } from '../family'
import { splitSentences } from '../sentences'

const locales = ['en', 'de', 'bg'] as const

/** Characters. */
export const longestCaption = 80
/** A cut that leaves less than this says too little. */
const shortestCut = 24

export interface FilmCaptions {
  start: Captions
  /** What happens, in order; at least one. */
  play: readonly Captions[]
  scoring: Captions
  next: Captions
}

interface LocaleCaptions {
  start: string
  play: string[]
  scoring: string
  next: string
}

export function createCaptions(texts: Record<Locale, ExerciseWords>): FilmCaptions {
  const said = {
    en: readCaptions(texts.en, 'en'),
    de: readCaptions(texts.de, 'de'),
    bg: readCaptions(texts.bg, 'bg'),
  }
  const collect = (read: (one: LocaleCaptions) => string): Required<Captions> => ({
    en: read(said.en),
    de: read(said.de),
    bg: read(said.bg),
  })
  const fewest = Math.min(...locales.map((locale) => said[locale].play.length))
  return {
    start: collect(({ start }) => start),
    play: Array.from({ length: Math.min(2, fewest) }, (_, index) =>
      collect(({ play, start }) => play[index] ?? start),
    ),
    scoring: collect(({ scoring }) => scoring),
    next: collect(({ next }) => next),
  }
}

const rounds: Record<Locale, RegExp> = {
  en: /^Rounds?\b/,
  de: /^Durchg(ang|änge)\b/,
  bg: /^Сери[ия]/,
}
/** Who goes on where: the sentence of the last step. */
const change: Record<Locale, RegExp> = {
  en: /\b(chang\w+|swap\w*|rotat\w+|next|move[sd]? on|joins? the (queue|line|end)|behind the|take turns|restart\w*|starts? again|plays? the (next|new) ball|new ball|follows? (the|their|your) pass|winners?|losers?)\b/i,
  de: /(wechsel|tausch|rotier|nächste|stellt? sich|hinten an|folgt dem|neuer Ball|neue[nr]? Ball|beginnt|Sieger|Gewinner|rückt|reihum)/i,
  bg: /(смен|размен|следващ|отива на|на опашката|минава|заема|нова топка|започва|победител|ротац|редува)/i,
}
const usualNext: Record<Locale, string> = {
  en: 'Back to the places: the next turn starts.',
  de: 'Zurück auf die Plätze, der nächste Durchgang beginnt.',
  bg: 'Всички по местата си, започва следващото изпълнение.',
}
const scoringWord: Record<Locale, string> = { en: 'Scoring', de: 'Wertung', bg: 'Точки' }

function readCaptions(words: ExerciseWords, locale: Locale): LocaleCaptions {
  const sentences = words.rules
    .split('\n')
    .flatMap((step) => splitSentences(step.replace(/^\d+\. /, '')))
    .filter((sentence) => !rounds[locale].test(sentence))
  const [first = words.aim, ...rest] = sentences
  const changing = rest.findLast((sentence) => change[locale].test(sentence))
  const playing = rest.filter((sentence) => sentence !== changing)
  const play = [...playing, ...splitSentences(words.aim)].map(shortenSentence)
  const start = shortenSentence(first)
  return {
    start,
    play: play.filter((sentence) => sentence !== start).slice(0, 2),
    scoring: shortenSentence(
      `${scoringWord[locale]}: ${writeAfterColon(splitSentences(words.scoring ?? words.aim)[0] ?? '', locale)}`,
    ),
    next: changing ? shortenSentence(findClause(changing, change[locale])) : usualNext[locale],
  }
}

/** Of a long sentence the part that says it. */
function findClause(sentence: string, said: RegExp): string {
  if (sentence.length <= longestCaption) return sentence
  const part = sentence.split(/(?<=[;:])\s+/).find((one) => said.test(one)) ?? sentence
  const text = part.replace(/[;:]$/, '.')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** After a colon English and Bulgarian go on small; German keeps the capital of a noun. */
function writeAfterColon(sentence: string, locale: Locale): string {
  const isName = /^(\p{Lu}{2}|\p{Lu}\b)/u.test(sentence)
  if (locale === 'de' || isName) return sentence
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}

/** Whole where it fits; else up to the last pause in it that fits, else up to the last word. */
export function shortenSentence(sentence: string): string {
  const text = sentence.trim()
  if (text.length <= longestCaption) return text
  const head = text.slice(0, longestCaption)
  const stops = [...head.matchAll(/[;:.!?]\s|\s[–(]/g)].map(({ index }) => index)
  const commas = [...head.matchAll(/,\s/g)].map(({ index }) => index)
  const cut =
    stops.findLast((index) => index >= shortestCut) ??
    commas.findLast((index) => index >= 1.5 * shortestCut)
  if (cut !== undefined) return `${text.slice(0, cut).trimEnd()}.`
  return `${head.slice(0, head.slice(0, -1).lastIndexOf(' ')).replace(/[,;:–]$/, '')} …`
}
