import type texts from './en.json'
import type tests from './tests/en.json'

declare module '@/lib/i18n/resources' {
  interface AppResources {
    stats: typeof texts
    'stats/tests': typeof tests
  }
}
