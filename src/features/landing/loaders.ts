import { getCurrentLocale } from '@/lib/i18n/setup'
import { fetchDocument, fetchRoleText, fetchVoices } from './api/page-texts'
import type { DocumentId } from './model/documents'
import type { LandingRole } from './model/page-text'

/** A text in the language of the moment; the page asks again when that changes. */
export function createDocumentLoader(id: DocumentId) {
  return async () => {
    const locale = getCurrentLocale()
    return { id, locale, text: await fetchDocument(locale, id) }
  }
}

/** All that a landing page says but its prices. */
export function createRoleLoader(role: LandingRole) {
  return async () => {
    const locale = getCurrentLocale()
    const [text, voices] = await Promise.all([
      fetchRoleText(locale, role),
      fetchVoices(locale, role),
    ])
    return { role, locale, text, voices }
  }
}
