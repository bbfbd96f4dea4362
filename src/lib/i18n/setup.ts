/**
 * i18next: a namespace per feature, each loaded with the route that speaks it. A feature whose texts
 * are too many for one page splits them: `feature/part` lies in a folder of that name.
 */
import i18next, { type BackendModule, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { languageCookieMaxAge, locales, toLocale, type Locale } from './locale'
import { writeCookie } from '@/lib/device/cookies'
import { firstEntries, writeFirst } from '@/lib/device/first-entries'

export interface TextFile {
  default: ResourceKey
}

export type TextFiles = Record<string, () => Promise<TextFile>>

/** The texts of the first load; the addresses of all others would weigh as much as a page. */
const publicTexts: TextFiles = import.meta.glob<TextFile>([
  '/src/lib/i18n/common/*.json',
  '/src/features/session/i18n/**/*.json',
  // what else the public pages say comes with their rows
  '/src/features/landing/i18n/*.json',
])

/** Texts that come with the page that speaks them, so that nobody else carries their addresses. */
export function addTextFiles(files: TextFiles): void {
  Object.assign(publicTexts, files)
}

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    readTexts(language, namespace).then(
      (texts) => done(null, texts),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
    )
  },
}

async function readTexts(language: string, namespace: string): Promise<ResourceKey> {
  const shared = `/src/lib/i18n/${namespace}/${language}.json`
  const [feature, part] = namespace.split('/')
  const ofFeature = `/src/features/${feature}/i18n/${part ? `${part}/` : ''}${language}.json`
  const inFirstLoad = publicTexts[shared] ?? publicTexts[ofFeature]
  const load = inFirstLoad ?? (await findMemberTexts(shared, ofFeature))
  if (!load) throw new Error(`No texts ${namespace}/${language}`)
  return (await load()).default
}

async function findMemberTexts(...addresses: string[]) {
  const { memberTexts } = await import('./member-texts')
  return addresses.map((address) => memberTexts[address]).find((load) => load !== undefined)
}

/**
 * The language of the interface, for code outside of components: the compiler remembers what a component got
 * from here. Components pass `i18n.language` of `useTranslation` to `toLocale`.
 */
export function getCurrentLocale(): Locale {
  return toLocale(i18next.resolvedLanguage)
}

let started: Promise<void> | null = null

/** Starts translation with `common`; call before the first render. */
export function startI18n(locale: Locale): Promise<void> {
  started = init(locale)
  return started
}

async function init(locale: Locale): Promise<void> {
  // a second start, as in tests, would throw away the texts that are there
  if (i18next.isInitialized) await i18next.changeLanguage(locale)
  else {
    await i18next
      .use(backend)
      .use(initReactI18next)
      .init({
        lng: locale,
        // every language is complete (a test compares them), so none is fetched as a fallback
        fallbackLng: false,
        supportedLngs: [...locales],
        ns: ['common'],
        defaultNS: 'common',
        fallbackNS: 'club',
        interpolation: { escapeValue: false },
        returnNull: false,
      })
  }
  document.documentElement.lang = locale
}

/** Fetches texts; a route asked for before the language is known waits for it. */
export async function loadNamespaces(namespaces: readonly string[]): Promise<void> {
  await started
  await i18next.loadNamespaces([...namespaces])
}

/** What the signed-in frame and the component kit say: `common` and every feature fall back on it. */
export function loadMemberTexts(): Promise<void> {
  return loadNamespaces(['club', 'errors'])
}

/** Changes the language in place and remembers it (local storage, 365-day cookie). */
export async function changeLocale(locale: Locale): Promise<void> {
  writeFirst(firstEntries.language, locale)
  writeCookie('language_cookie', locale, languageCookieMaxAge)
  await i18next.changeLanguage(locale)
  document.documentElement.lang = locale
}
