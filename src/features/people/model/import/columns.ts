/** Which column of a table is what: guessed from headings in three languages, then corrected by hand. */

export const importFields = [
  'first_name',
  'last_name',
  'full_name',
  'date_of_birth',
  'position',
  'strong_foot',
  'team',
  'shirt_number',
  'guardian_email',
  'relationship',
] as const
export type ImportField = (typeof importFields)[number]

/** The headings of an empty list; a whole name is not asked for beside its parts. */
export const templateFields = importFields.filter((field) => field !== 'full_name')

/** Headings as clubs write them; compared without case, spaces, dots and accents. */
const headings: Record<ImportField, readonly string[]> = {
  first_name: [
    'first name',
    'given name',
    'forename',
    'vorname',
    'rufname',
    'име',
    'собствено име',
  ],
  last_name: [
    'last name',
    'surname',
    'family name',
    'nachname',
    'familienname',
    'name',
    'фамилия',
    'фамилно име',
  ],
  full_name: [
    'full name',
    'player',
    'player name',
    'spieler',
    'spielername',
    'vor- und nachname',
    'name, vorname',
    'играч',
    'име и фамилия',
    'три имена',
    'имена',
  ],
  date_of_birth: [
    'date of birth',
    'birth date',
    'birthday',
    'dob',
    'born',
    'geburtsdatum',
    'geburtstag',
    'geb',
    'geb datum',
    'geboren',
    'geboren am',
    'дата на раждане',
    'рождена дата',
    'роден',
    'родена',
  ],
  position: ['position', 'pos', 'role', 'spielposition', 'позиция', 'пост'],
  strong_foot: [
    'strong foot',
    'foot',
    'preferred foot',
    'starker fuß',
    'starker fuss',
    'fuß',
    'fuss',
    'силен крак',
    'крак',
  ],
  team: [
    'team',
    'squad',
    'age group',
    'mannschaft',
    'jugend',
    'отбор',
    'група',
    'възрастова група',
  ],
  shirt_number: [
    'shirt number',
    'shirt',
    'number',
    'no',
    'nr',
    'jersey',
    'shirt no',
    'trikot',
    'trikot nr',
    'rücken nr',
    'rückennummer',
    'trikotnummer',
    'nummer',
    'номер',
    'фланелка',
    'номер на фланелка',
  ],
  guardian_email: [
    'guardian email',
    'guardian e-mail',
    'parent email',
    'parent e-mail',
    'parents email',
    'email',
    'e-mail',
    'mail',
    'eltern e-mail',
    'e-mail eltern',
    'elternmail',
    'email der eltern',
    'parent’s e-mail',
    'e-mail des elternteils',
    'имейл на родителя',
    'имейл',
    'имейл на родител',
    'родител имейл',
    'ел поща',
    'електронна поща',
  ],
  relationship: [
    'relationship',
    'relation',
    'beziehung',
    'verhältnis',
    'verwandtschaft',
    'връзка',
    'връзка с детето',
    'роднинство',
    'родство',
  ],
}

export function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** One field per column at most; a field that two columns claim goes to the first. Null: left out. */
export function guessColumns(header: readonly string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>()
  const guesses = header.map((cell) => {
    const text = normalizeText(cell)
    const field = importFields.find(
      (candidate) =>
        !taken.has(candidate) && headings[candidate].some((known) => normalizeText(known) === text),
    )
    if (field) taken.add(field)
    return field ?? null
  })
  // "Name" alone is the whole name, unless there is a column of first names beside it.
  const isAlone = taken.has('last_name') && !taken.has('first_name') && !taken.has('full_name')
  return guesses.map((field) => (isAlone && field === 'last_name' ? 'full_name' : field))
}

/** A first line of which nothing is known is no heading but the first player. */
export function hasHeading(header: readonly string[]): boolean {
  return guessColumns(header).some((field) => field !== null)
}

/** What is still missing before rows can be read; empty when nothing is. */
export function listMissingColumns(columns: readonly (ImportField | null)[]): ImportField[] {
  const has = (field: ImportField) => columns.includes(field)
  const names: ImportField[] =
    has('full_name') || (has('first_name') && has('last_name')) ? [] : ['first_name', 'last_name']
  return [...names, ...(has('date_of_birth') ? [] : (['date_of_birth'] as const))].filter(
    (field) => !has(field),
  )
}
