import type texts from './en.json'
import type preferences from './preferences/en.json'

declare module '@/lib/i18n/resources' {
  interface AppResources {
    notifications: typeof texts
    'notifications/preferences': typeof preferences
  }
}
