/** The information pages that are texts: where each stands, and which version of it. */
import { publicPaths } from '@/lib/router/public-paths'
import { visitorPaths } from '@/lib/router/visitor-paths'

/** False until a lawyer has read the legal texts: each of them then stops saying that it is a draft. */
export const isLegallyReviewed = false

interface DocumentFacts {
  path: string
  /** Its title, below `pages` of the texts. */
  title: string
  /** Counts up with each change of the content; of parental consent it is that of the words families agree to. */
  version: number
  changedOn: string
  /** A lawyer has to read it. */
  isLegal: boolean
}

const { info } = publicPaths
const first = { version: 1, changedOn: '2026-11-27' }

export const documents = {
  'about-us': { ...first, path: info.about, title: 'about_us', isLegal: false },
  'privacy-policy': { ...first, path: info.privacy, title: 'privacy_policy', isLegal: true },
  'data-protection': {
    ...first,
    path: info.data,
    title: 'data_protection',
    isLegal: true,
  },
  'parental-consent': {
    ...first,
    path: visitorPaths.parentalConsent,
    title: 'parental_consent',
    isLegal: true,
  },
  'terms-of-service': {
    ...first,
    path: info.terms,
    title: 'terms_of_service',
    isLegal: true,
  },
  'press-kit': { ...first, path: info.press, title: 'press_kit', isLegal: false },
  'child-safety-policy': {
    ...first,
    path: info.safety,
    title: 'child_safety_policy',
    isLegal: true,
  },
  'player-conduct': { ...first, path: info.conduct, title: 'player_conduct', isLegal: false },
} as const satisfies Record<string, DocumentFacts>

export type DocumentId = keyof typeof documents
