/** Where the texts of everything behind sign-in are; fetched with the first of them. */
import type { TextFile, TextFiles } from './setup'

export const memberTexts: TextFiles = import.meta.glob<TextFile>([
  '/src/lib/i18n/{club,errors}/*.json',
  '/src/features/*/i18n/**/*.json',
])
