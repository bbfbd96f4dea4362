/** The English texts are the type of every translation key; each feature adds its namespace. */
import type club from './club/en.json'
import type common from './common/en.json'
import type errors from './errors/en.json'

export interface AppResources {
  /** The first load's words, and those of `club`, on which they fall back behind sign-in. */
  common: typeof common & typeof club
  errors: typeof errors
  /** Of pages that are not built yet. */
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: AppResources
    returnNull: false
  }
}
