/**
 * How searches compare texts: as people type them in a hurry. The twin of private.fold_text in the database
 * (chapter foundation); supabase/tests/fold-text.test.ts compares both.
 */

/** Letters by what they become; what NFD takes apart ("ü", "й", "ё") needs no entry. */
const letters: Record<string, string> = {
  ...mapLetters('yıøłđðwабвгдезиіклмнопрстуфхъыэјґ', 'iiolddvabvgdeziiklmnoprstufhaieig'),
  ь: '',
  ß: 'ss',
  æ: 'a',
  œ: 'o',
  þ: 'th',
  x: 'ks',
  ж: 'zh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sht',
  ю: 'iu',
  я: 'ia',
}

/** Small letters without accents, Cyrillic in Latin letters, "ü" and "ue" as "u", "y" as "i", double letters once. */
export function foldText(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  return [...plain]
    .map((letter) => letters[letter] ?? letter)
    .join('')
    .replace(/([aou])e/g, '$1')
    .replace(/([a-z])\1+/g, '$1')
}

/** Whether every word typed stands somewhere in the text; nothing typed matches everything. */
export function hasText(text: string, typed: string): boolean {
  const folded = foldText(text)
  return foldText(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

/** A filter for PostgREST's `ilike` on a folded column: wildcards of the typist stand for any one sign. */
export function toFoldedPattern(typed: string): string {
  return `%${foldText(typed.trim())
    .replace(/[\\%_*,()"]/g, '_')
    .replace(/\s+/g, '%')}%`
}

function mapLetters(from: string, to: string): Record<string, string> {
  return Object.fromEntries([...from].map((letter, place) => [letter, to[place] ?? '']))
}
