/** Every kind the database tells of leaves as an e-mail with words of its own, in every language. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { composeMail } from '../functions/deliver-mail/compose'
import { bg } from '../functions/_shared/news/words-bg'
import { de } from '../functions/_shared/news/words-de'
import { en } from '../functions/_shared/news/words-en'

const chapter = readFileSync('supabase/migrations/20261121000800_notifications.sql', 'utf8')
const [, list = ''] =
  /constraint notifications_kind_known check \(\s*kind in \(([^)]*)\)/.exec(chapter) ?? []
/** The kinds the database takes, as its constraint lists them. */
const kinds = [...list.matchAll(/'(\w+)'/g)].map(([, kind = '']) => kind)

/** What the database writes beside the kinds, all at once: each sentence takes what it names. */
const payload = {
  role: 'coach',
  school_name: 'FC Riverside',
  name: 'Mila Petrova',
  player: 'Emir Yilmaz',
  person: 'Ana Petrova',
  by: 'Jan Kowalski',
  team: 'U13',
  purpose: 'health_data',
  duty: 'safeguarding',
  contract: '2026-00017',
  number: '2026-00012',
  count: 3,
  starts_at: '2026-11-24T16:30:00+00:00',
  link: '/',
}

it('reads the list of the database', () => {
  expect(kinds.length).toBeGreaterThan(40)
  expect(kinds).toContain('guardian_objected')
})

describe.each(Object.entries({ en, de, bg }))('in %s', (locale, words) => {
  const compose = (kind: string, facts: Record<string, unknown>) =>
    composeMail(
      { kind, category: 'system', payload: facts },
      { first_name: 'Eva', locale },
      'https://app.test',
    )
  const generic = new Set(Object.values(words.other).map(({ subject }) => subject))

  it.each(kinds)('%s has a subject and a sentence of its own', (kind) => {
    const { subject, text } = compose(kind, payload)
    expect(generic).not.toContain(subject)
    expect(text).not.toContain(words.other.system.body)
    expect(`${subject} ${text}`).not.toMatch(/[{}]/)
    expect(subject).not.toContain(payload.player)
  })

  it.each(kinds)('%s makes a sentence without facts', (kind) => {
    expect(compose(kind, {}).text).not.toMatch(/[{}]|undefined/)
  })

  it('says the same to nobody twice', () => {
    const subjects = kinds.map((kind) => compose(kind, payload).subject)
    expect(new Set(subjects).size).toBe(subjects.length)
  })
})

it('names what a consent is about', () => {
  const mail = composeMail(
    { kind: 'consent_withdrawn', category: 'system', payload },
    { first_name: 'Eva', locale: 'de' },
    '',
  )
  expect(mail.text).toContain('Emir Yilmaz ist widerrufen: Gesundheitsdaten')
})

describe('own words', () => {
  const rules = readFileSync(
    'supabase/migrations/20261121000814_notification_words.sql',
    'utf8',
  ).matchAll(/^ {4}\('(\w+)', '\{(.*?)\}', '\{(.*?)\}', (?:'\{(.*?)\}'|null)\),?$/gm)
  const known = [...rules].map(([, kind, subject, body, full]) => [kind, subject, body, full])
  const list = (...texts: string[]) =>
    [...new Set([...texts.join(' ').matchAll(/\{(\w+)\}/g)].map(([, name]) => name))]
      .toSorted()
      .join(',')

  it.each(Object.entries({ en, de, bg }))(
    'may name what the words in %s name',
    (_locale, words) => {
      const said = Object.entries(words.kinds)
        .filter(([kind]) => kind !== 'push_test')
        .map(([kind, { subject, body, full }]) => [
          kind,
          list(subject),
          list(subject, body),
          full === undefined ? undefined : list(subject, body, full),
        ])
      expect(known).toEqual(said.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)))
    },
  )
})
