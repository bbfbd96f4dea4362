/** The scene's texts in a language, for tests without a page. */
import i18next, { type TFunction } from 'i18next'
import bg from '@/features/scene/i18n/bg.json'
import de from '@/features/scene/i18n/de.json'
import en from '@/features/scene/i18n/en.json'
import type { Locale } from '@/lib/i18n/locale'

const texts = i18next.createInstance()
await texts.init({
  ns: ['scene'],
  defaultNS: 'scene',
  fallbackLng: 'en',
  interpolation: { escapeValue: false },
  resources: { en: { scene: en }, de: { scene: de }, bg: { scene: bg } },
})

export function createSceneTexts(locale: Locale): TFunction<'scene'> {
  return texts.getFixedT(locale, 'scene')
}
