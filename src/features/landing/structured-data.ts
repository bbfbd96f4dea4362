/** What public pages tell search engines about the product and its operator, as schema.org has it; only what the pages say. */
import type { Locale } from '@/lib/i18n/locale'
import { publicPaths } from '@/lib/router/public-paths'
import { fetchRoleText } from './api/page-texts'
import { operator } from './model/operator'
import { landingRoles } from './model/page-text'

interface HomeTexts {
  faq: Record<string, string>
}

const homeTexts = import.meta.glob<HomeTexts>('./i18n/*.json', { import: 'default' })

interface PublicPage {
  /** Of the site, without a slash at its end. */
  origin: string
  url: string
  /** Without a language prefix. */
  path: string
  locale: Locale
  title: string
  description: string
}

/** A graph for each page: who is behind it, the page itself, its questions. */
export async function createStructuredData(page: PublicPage) {
  const { origin, url, locale, title, description } = page
  const organization = { '@id': `${origin}/#organization` }
  const website = { '@id': `${origin}/#website` }
  const questions = await fetchQuestions(page)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        ...organization,
        '@type': 'Organization',
        name: operator.company,
        url: `${origin}/`,
        logo: `${origin}/icon-512.png`,
        email: operator.email,
      },
      {
        ...website,
        '@type': 'WebSite',
        name: 'Touchline',
        url: `${origin}/`,
        inLanguage: ['en', 'de', 'bg'],
        publisher: organization,
      },
      {
        '@type': 'WebPage',
        '@id': `${url}#page`,
        url,
        name: title,
        description,
        inLanguage: locale,
        isPartOf: website,
        publisher: organization,
      },
      ...(page.path === publicPaths.home ? [createApplication(page, organization)] : []),
      ...(questions.length > 0
        ? [{ '@type': 'FAQPage', '@id': `${url}#faq`, inLanguage: locale, mainEntity: questions }]
        : []),
    ],
  }
}

/** The free tier is the one price that stands on the page itself. */
function createApplication({ origin, locale, description }: PublicPage, publisher: object) {
  return {
    '@type': 'SoftwareApplication',
    '@id': `${origin}/#application`,
    name: 'Touchline',
    url: `${origin}/`,
    description,
    inLanguage: locale,
    applicationCategory: 'SportsApplication',
    operatingSystem: 'Web',
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
    publisher,
  }
}

async function fetchQuestions({ path, locale }: PublicPage) {
  const role = landingRoles.find((one) => publicPaths.landing[one] === path)
  if (role) {
    const { faq } = await fetchRoleText(locale, role)
    return faq.items.map(({ question, answer }) => createQuestion(question, answer))
  }
  if (path !== publicPaths.home) return []
  const texts = await homeTexts[`./i18n/${locale}.json`]?.()
  return Object.entries(texts?.faq ?? {})
    .filter(([key]) => key.endsWith('_q'))
    .map(([key, question]) => createQuestion(question, texts?.faq[key.replace(/_q$/, '_a')] ?? ''))
}

function createQuestion(name: string, text: string) {
  return { '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }
}
