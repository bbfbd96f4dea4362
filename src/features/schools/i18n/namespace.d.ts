import type texts from './en.json'
import type plan from './plan/en.json'

declare module '@/lib/i18n/resources' {
  interface AppResources {
    schools: typeof texts
    'schools/plan': typeof plan
  }
}
