import type texts from './en.json'
import type rules from './rules/en.json'

declare module '@/lib/i18n/resources' {
  interface AppResources {
    teams: typeof texts
    'teams/rules': typeof rules
  }
}
