/** Prose put in order: sentences that start as they should, and rules a coach can read out step by step. */
import type { Locale } from './family'

/** From here on a figure reads better than a word. */
const words: Record<Locale, readonly string[]> = {
  en: 'Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' '),
  de: 'Zwei Drei Vier Fünf Sechs Sieben Acht Neun Zehn Elf Zwölf'.split(' '),
  bg: 'Два Три Четири Пет Шест Седем Осем Девет Десет Единадесет Дванадесет'.split(' '),
}
/** Bulgarian counts people with words of their own up to six. */
const bulgarianPeople = ['Двама', 'Трима', 'Четирима', 'Петима', 'Шестима']
const person =
  /^(играч|нападател|защитни|вратар|стрелци|подава|зелени|жълти|първи|неутрални|преслед|ловци|крайни|съотборни|набягва|пазещи)/
/** Two of these are „две“. */
const notMasculine =
  /^(полета|двойки|зони|гнезда|серии|топки|врати|вратички|държави|деца|линии|кутии|минути|секунди|резервни|малки|големи|игри|точки|колони|групи|стени|редици|докосвания)/

export function writeSentences(text: string, locale: Locale): string {
  return text
    .replace(
      /(^|[.!?] )(\d+) (?=(\p{L}+))/gu,
      (found, before: string, figure: string, next: string) => {
        const word = findNumberWord(Number(figure), next, locale)
        return word ? `${before}${word} ` : found
      },
    )
    .replace(
      /([.!?]) (\p{Ll})/gu,
      (_, mark: string, letter: string) => `${mark} ${letter.toUpperCase()}`,
    )
}

function findNumberWord(count: number, next: string, locale: Locale): string | undefined {
  if (['m', 's', 'm²', 'min', 'м', 'с', 'мин', 'Min', 'Uhr', 'bis', 'to', 'до'].includes(next))
    return undefined
  if (locale === 'bg') {
    if (person.test(next)) return bulgarianPeople[count - 2]
    if (count === 2 && notMasculine.test(next)) return 'Две'
  }
  return words[locale][count - 2]
}

/** Characters: what is shorter belongs to the step before it. */
const shortest = 40
const mostSteps = 8

/** „1. …“ on lines of their own: how it starts, what counts, what comes next, how long. */
export function writeSteps(parts: readonly string[], locale: Locale): string {
  const steps = parts.flatMap((part) =>
    mergeShort(splitSentences(writeSentences(part.trim(), locale))),
  )
  while (steps.length > mostSteps) {
    const lengths = steps.slice(1).map((step, index) => step.length + (steps[index]?.length ?? 0))
    const at = lengths.indexOf(Math.min(...lengths))
    steps.splice(at, 2, `${steps[at] ?? ''} ${steps[at + 1] ?? ''}`)
  }
  return steps.map((step, index) => `${index + 1}. ${step}`).join('\n')
}

export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?…][“”’)]?)\s+(?=[\p{Lu}\d„“‚])/u)
    .filter((sentence) => sentence.length > 0)
}

function mergeShort(sentences: readonly string[]): string[] {
  return sentences.reduce<string[]>((steps, sentence) => {
    const last = steps.at(-1)
    const isShort = last !== undefined && (sentence.length < shortest || last.length < shortest)
    return isShort ? [...steps.slice(0, -1), `${last} ${sentence}`] : [...steps, sentence]
  }, [])
}
