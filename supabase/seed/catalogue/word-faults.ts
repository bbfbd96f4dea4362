/** What a native coach would strike out, per language: the slips that were once in the library must not come back. */
import type { ExerciseWords, Locale } from './family'

/** Longer ones are cut off on a phone's card; the database takes 100. */
export const longestTitle = 60

interface Slip {
  pattern: RegExp
  /** What to write instead. */
  better: string
}

const everywhere: readonly Slip[] = [
  { pattern: /undefined|NaN|\$\{/, better: 'fill the place' },
  { pattern: / {2}/, better: 'one space' },
  { pattern: /[^.]\.\.(?!\.)/, better: 'one full stop' },
]

const slips: Record<Locale, readonly Slip[]> = {
  en: [
    { pattern: /\bthe own\b|\ban own\b/i, better: 'their own, your own' },
    { pattern: /\b(he|his|him|himself|she|her)\b/i, better: 'they, their, or the role' },
    { pattern: /\b(bind|binds|binding|bound)\b/i, better: 'commit a defender' },
    { pattern: /\banew\b/i, better: 'again' },
    {
      pattern: /\b(a|the|next|per) trainings?\b(?! (goal|ground|pitch|kit|partner))/i,
      better: 'session',
    },
    { pattern: /\ba (?!one\b|one-|uni|eu|use)[aeio]\w+/, better: 'an' },
    { pattern: /\ban (?!hour|8|11|18|ho)[^aeiou“\s]\w*/i, better: 'a' },
    {
      pattern: /(^|[^–\d.])\b1 (players|team-mates|attackers|defenders|keepers|goals|balls)\b/,
      better: 'singular after 1',
    },
    { pattern: /(?<!\b(etc|vs))[.!?] \p{Ll}/u, better: 'capital after a full stop' },
    {
      pattern: /\bstays the far\b|\bSwitch the head\b|\bon the toes\b|\bball passed\b/,
      better: 'English word order',
    },
    { pattern: /\bphysio\b/i, better: 'Does anything hurt? Tell the coach.' },
  ],
  de: [
    { pattern: /"/, better: '„…“' },
    { pattern: /\b(spielt|Pass|passt|Ball) hinauf\b/, better: 'steil, in die Spitze' },
    { pattern: /spielt hoch zum/, better: 'spielt steil zum' },
    { pattern: /\bdie Presse\b/, better: 'das Pressing' },
    { pattern: /ausbalancieren/i, better: 'einrücken' },
    { pattern: /\bferne Tor(seite|hälfte)\b/, better: 'langes Eck, lange Torseite' },
    { pattern: /\bDer Außen (ist|spielt|kommt|geht)\b/, better: 'Der Außenspieler' },
    { pattern: /\bHalter\b/, better: 'Pokalverteidiger' },
    { pattern: /Eckenschule|Achter verlangen/, better: 'Eckbälle; Achter dribbeln lassen' },
    {
      pattern: /(?<!\b(z|B|bzw|ca|Min|Sek|usw))[.!?] \p{Ll}/u,
      better: 'Großbuchstabe nach dem Punkt',
    },
    { pattern: /\bPhysio\b/, better: 'Tut dir etwas weh? Sag es dem Trainer.' },
  ],
  bg: [
    { pattern: /"/, better: '„…“' },
    { pattern: /[A-Za-z]{4,}/, better: 'кирилица' },
    { pattern: /удрял(ият|ия)\b/i, better: 'стрелецът' },
    { pattern: /удрялият/i, better: 'стрелецът' },
    { pattern: /кой знак (ви прати|казва)/i, better: 'по какво познахте' },
    { pattern: /Наполовина съпротива/, better: 'С половин съпротива' },
    { pattern: /Школа за корнери/, better: 'Корнери' },
    { pattern: /\d-те /, better: 'двете, трите' },
    { pattern: /Прочети последния двубой/, better: 'Анализирай' },
    {
      pattern: /[Мм]оделът се (изпълнява|насилва)|се търси моделът/,
      better: 'заучената комбинация',
    },
    { pattern: /„?продава“? близката/, better: 'увлича защитниците' },
    { pattern: /един играч с потници|един връх тръгва/, better: 'с потник; един външен играч' },
    { pattern: /Привличане, смяна/, better: 'прехвърляне' },
    { pattern: /(?<!(напр|т\. ?е|мин|сек))[.!?] \p{Ll}/u, better: 'главна буква след точка' },
    { pattern: /физиотерапевт/, better: 'Боли ли те нещо? Кажи на треньора.' },
  ],
}

export function listWordFaults(words: ExerciseWords, locale: Locale): string[] {
  const texts = [words.title, words.aim, words.setup, words.rules, words.scoring ?? '']
  const lists = [words.points, words.progressions, words.regressions, words.questions, words.faults]
  const all = [...texts, ...lists.flatMap((list) => list ?? [])]
  return [
    ...listLengthFaults(words),
    ...[...everywhere, ...slips[locale]].flatMap(({ pattern, better }) =>
      all.flatMap((text) => {
        const found = pattern.exec(text)
        return found
          ? [`“…${text.slice(Math.max(0, found.index - 20), found.index + 30)}…”: ${better}`]
          : []
      }),
    ),
  ]
}

function listLengthFaults(words: ExerciseWords): string[] {
  const faults: string[] = []
  const { title, aim, setup, rules, points, scoring } = words
  if (title.trim() !== title || title.length < 4 || title.length > longestTitle)
    faults.push(`title “${title}” has ${title.length} characters`)
  if (aim.length < 25 || aim.length > 300) faults.push('aim length')
  if (setup.length < 30 || setup.length > 2000) faults.push('set-up length')
  if (rules.length < 30 || rules.length > 2000) faults.push('rules length')
  if (!/^1\. .*\n2\. /.test(rules)) faults.push('rules are not numbered steps')
  if (points.length < 2 || points.length > 8) faults.push(`${points.length} coaching points`)
  if (!scoring) faults.push('no scoring')
  if (!words.questions?.length) faults.push('no question to ask')
  if (!words.faults?.length) faults.push('no common fault')
  const lists = [points, words.progressions, words.regressions, words.questions, words.faults]
  for (const text of lists.flatMap((list) => list ?? [])) {
    if (text.length < 5 || text.length > 200)
      faults.push(`“${text.slice(0, 40)}” has ${text.length} characters`)
  }
  return faults
}
