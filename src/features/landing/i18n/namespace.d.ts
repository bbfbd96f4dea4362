import type concern from './concern/en.json'
import type texts from './en.json'
import type pages from './pages/en.json'

declare module '@/lib/i18n/resources' {
  interface AppResources {
    landing: typeof texts
    'landing/concern': typeof concern
    'landing/pages': typeof pages
  }
}
